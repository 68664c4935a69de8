import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DockerfileParser, type Instruction, type ModifiableInstruction } from 'dockerfile-ast'

export interface Step {
  keyword: string
  /** Without flags, with line continuations joined. */
  text: string
  /** As `from` in `--from=build`. */
  flags: Record<string, string>
}

/** From one FROM to the next. */
export interface Stage {
  name: string | undefined
  image: string
  steps: Step[]
}

export const DOCKERFILE = 'deploy/Dockerfile'

export function readDockerfile(root: string): Stage[] {
  return parseStages(readFileSync(join(root, DOCKERFILE), 'utf8'))
}

/** Values of ARG are put into FROM; nothing else uses them. */
export function parseStages(text: string): Stage[] {
  const stages: Stage[] = []
  const values: Record<string, string> = {}
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const step = toStep(instruction)
    const last = stages.at(-1)
    if (step.keyword === 'FROM') {
      const [image = '', , name] = step.text.split(/\s+/)
      const named = image.replace(/\$\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
      stages.push({ name, image: named, steps: [] })
    } else if (last) last.steps.push(step)
    else if (step.keyword === 'ARG') Object.assign(values, pairsOf(step.text))
  }
  return stages
}

function toStep(instruction: Instruction): Step {
  const flags = 'getFlags' in instruction ? (instruction as ModifiableInstruction).getFlags() : []
  return {
    keyword: instruction.getKeyword(),
    text: (instruction.getRawArgumentsContent() ?? '').replaceAll(/\s*\\\n\s*/g, ' ').trim(),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
  }
}

/** The pairs in `A=1 B=2`. */
export function pairsOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(\w+)=("[^"]*"|\S+)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('"', ''),
    ]),
  )
}

/** The words of `["a", "b"]`, the form that runs a program without a shell; undefined for the other form. */
export function execForm(text: string): string[] | undefined {
  const command = text.replace(/^CMD\s+/, '')
  return command.startsWith('[') ? JSON.parse(command) : undefined
}
