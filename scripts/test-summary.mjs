// A reporter for Vitest: prints the minutes of each project, and writes the counts where TEST_SUMMARY says.
import { writeFileSync } from 'node:fs'

const HEAD = ['project', 'files', 'passed', 'failed', 'skipped', 'minutes']

export default class TestSummary {
  onInit() {
    this.startedAt = Date.now()
  }

  onTestRunEnd(modules, unhandledErrors) {
    const names = [...new Set(modules.map(({ project }) => project.name))]
    const projects = names.map((name) =>
      summarize(
        name,
        modules.filter(({ project }) => project.name === name),
      ),
    )
    const total = {
      name: 'all',
      files: sum(projects, 'files'),
      passed: sum(projects, 'passed'),
      failed: sum(projects, 'failed') + unhandledErrors.length,
      skipped: sum(projects, 'skipped'),
      milliseconds: sum(projects, 'milliseconds'),
    }
    print([...projects, total])
    const minutes = inMinutes(Date.now() - this.startedAt)
    console.log(`Minutes are those of the workers; by the clock it took ${minutes}.\n`)
    if (process.env.TEST_SUMMARY) writeFileSync(process.env.TEST_SUMMARY, JSON.stringify(total))
  }
}

function summarize(name, modules) {
  const states = modules.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  )
  const count = (state) => states.filter((one) => one === state).length
  return {
    name,
    files: modules.length,
    passed: count('passed'),
    failed: count('failed') + modules.filter(failedOutsideTests).length,
    skipped: count('skipped') + count('pending'),
    milliseconds: modules.reduce((so, module) => so + durationOf(module.diagnostic()), 0),
  }
}

/** A file that could not be loaded, or whose hooks failed, has no failed test. */
function failedOutsideTests(module) {
  if (module.state() !== 'failed') return false
  return ![...module.children.allTests()].some((test) => test.result().state === 'failed')
}

const durationOf = ({
  environmentSetupDuration,
  prepareDuration,
  collectDuration,
  setupDuration,
  duration,
}) => environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration

const sum = (projects, key) => projects.reduce((so, project) => so + project[key], 0)
const inMinutes = (milliseconds) => (milliseconds / 60_000).toFixed(1)

function print(projects) {
  const rows = projects.map(({ name, files, passed, failed, skipped, milliseconds }) =>
    [name, files, passed, failed, skipped, inMinutes(milliseconds)].map(String),
  )
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column].length)),
  )
  const line = (cells) =>
    cells
      .map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column])))
      .join('  ')
  console.log(`\n${[HEAD, ...rows].map(line).join('\n')}`)
}
