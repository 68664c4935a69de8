import { describe, expect, test } from 'vitest'
import { interpretations } from './place-query.ts'

const areas = new Set(['usa', 'il', 'texas', 'new york', 'york'])
const read = (text: string) => interpretations(text, (words) => areas.has(words))

describe('a query is interpreted', () => {
  test('as a name, and as a shorter name in the areas that follow', () => {
    expect(read('Springfield IL USA')).toEqual([
      { name: 'springfield il usa', areas: [] },
      { name: 'springfield il', areas: ['usa'] },
      { name: 'springfield', areas: ['il', 'usa'] },
    ])
  })

  test('with the parts after commas as areas', () => {
    expect(read('Paris, State of Texas, U.S.A.')).toEqual([
      { name: 'paris', areas: ['texas', 'usa'] },
      { name: 'paris texas', areas: ['usa'] },
      { name: 'paris texas usa', areas: [] },
    ])
  })

  test('with commas of other scripts', () => {
    expect(read('東京、日本')[0]).toEqual({ name: '東京', areas: ['日本'] })
  })

  test('with the comma as a part of the name, as the last option', () => {
    expect(read('Poblacion, San Felipe, Zambales')).toContainEqual({
      name: 'poblacion san felipe',
      areas: ['zambales'],
    })
  })

  test('without the coordinates that distinguish namesakes', () => {
    expect(read('Stone (51.00° N 0.77° E), Kent')[0]).toEqual({ name: 'stone', areas: ['kent'] })
  })

  test('not at all when it is empty', () => {
    expect(read(' ,; ')).toEqual([])
  })
})
