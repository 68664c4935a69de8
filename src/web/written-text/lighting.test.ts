import { expect, test } from 'vitest'
import { facts, text } from '#web/testing/natal-reading.ts'
import { aspectKey } from '#web/wheel/lit.ts'
import { factsBehind, lightUp } from './lighting.ts'

const keys = (set: ReadonlySet<string>) => [...set].sort()

test('a paragraph lights up the points and aspects that it rests on', () => {
  const lit = lightUp({ kind: 'paragraph', paragraph: '0.0' }, text, facts)
  expect(keys(lit.points)).toEqual(['Moon', 'Uranus'])
  expect(keys(lit.aspects)).toEqual([aspectKey('Moon', 'Uranus')])
  expect(keys(lit.sentences)).toEqual(['0.0.0', '0.0.1'])
})

test('and names its facts once each', () => {
  expect(factsBehind(text, facts, '0.0').map(({ id }) => id)).toEqual([
    'placement:moon',
    'house:7:moon',
    'aspect:moon~uranus:opposition',
  ])
})

test('and names two facts that read the same once', () => {
  const alike = ['placement:moon', 'house:7:moon']
  const relabeled = facts.map((fact) =>
    alike.includes(fact.id) ? { ...fact, label: 'Moon in Capricorn' } : fact,
  )
  const labels = factsBehind(text, relabeled, '0.0').map(({ label }) => label)
  expect(labels).toHaveLength(2)
  expect(labels[0]).toBe('Moon in Capricorn')
})

test('a planet lights up every sentence that speaks of it, and itself alone', () => {
  const lit = lightUp({ kind: 'point', name: 'Moon' }, text, facts)
  expect(keys(lit.points)).toEqual(['Moon'])
  expect(keys(lit.sentences)).toEqual(['0.0.0', '0.0.1'])
})

test('an aspect lights up its sentences and both its ends', () => {
  const key = aspectKey('Ascendant', 'Saturn')
  const lit = lightUp({ kind: 'aspect', key }, text, facts)
  expect(keys(lit.points)).toEqual(['Ascendant', 'Saturn'])
  expect(keys(lit.sentences)).toEqual(['-1.0.1'])
})

test('lights nothing before a fact is pressed', () => {
  const lit = lightUp(undefined, text, facts)
  expect(lit.points.size + lit.aspects.size + lit.sentences.size).toBe(0)
})
