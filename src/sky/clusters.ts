import { type Planet, planets } from './bodies.ts'
import type { Chart } from './chart.ts'
import { clampWeight } from './fact-weights.ts'
import type { ClusterFact } from './facts.ts'
import type { Sign } from './zodiac.ts'

const CLUSTER_FROM = 3

/** Stelliums: three or more of the ten planets in one sign or in one house. */
export function clusterFacts(chart: Chart): ClusterFact[] {
  return [...signClusters(chart), ...houseClusters(chart)]
}

function signClusters({ bodies }: Chart): ClusterFact[] {
  const settled = planets.filter((planet) => !bodies[planet].signsOfTheDay)
  const groups = groupBy(settled, (planet) => bodies[planet].sign)
  return clustersIn(groups).map(([sign, group]) => ({
    ...clusterOf(`cluster:sign:${sign}`, group),
    sign: sign as Sign,
  }))
}

function houseClusters({ bodies, houses }: Chart): ClusterFact[] {
  if (!houses) return []
  const groups = groupBy(planets, (planet) => bodies[planet].house)
  return clustersIn(groups).map(([house, group]) => ({
    ...clusterOf(`cluster:house:${house}`, group),
    house,
  }))
}

function clusterOf(id: string, group: Planet[]) {
  const hasLight = group.includes('sun') || group.includes('moon')
  const weight = clampWeight(0.5 + 0.1 * (group.length - CLUSTER_FROM) + (hasLight ? 0.1 : 0))
  return { id, kind: 'cluster' as const, planets: group, weight, certain: true }
}

function clustersIn<Key>(groups: Map<Key, Planet[]>): [Key, Planet[]][] {
  return [...groups].filter(([, group]) => group.length >= CLUSTER_FROM)
}

function groupBy<Key>(
  members: readonly Planet[],
  keyOf: (planet: Planet) => Key | undefined,
): Map<Key, Planet[]> {
  const groups = new Map<Key, Planet[]>()
  for (const member of members) {
    const key = keyOf(member)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), member])
  }
  return groups
}
