import type { AboutYou, Theme } from '#contract/about-you.ts'

/** The first that is found counts. */
const words: [Theme, RegExp][] = [
  [
    'work',
    /\b(?:jobs?|work(?:ing|place)?|boss|career|promotion|interviews?|colleagues?|business)\b/i,
  ],
  ['money', /\b(?:money|debts?|loans?|salary|savings|bills|budget|pension)\b/i],
  ['love', /\b(?:love|dating|dates?|wife|husband|girlfriend|boyfriend|partner|marriage|crush)\b/i],
  [
    'family',
    /\b(?:family|mother|mom|mum|father|dad|parents?|sister|brother|kids?|children|son|daughter)\b/i,
  ],
  ['friends', /\b(?:friends?|friendships?|lonely|loneliness)\b/i],
  ['home', /\b(?:home|house|apartment|rent|mortgage|moving|neighbors?|garden)\b/i],
  ['direction', /\b(?:what (?:to do )?next|purpose|direction|decide|decision|stuck|future)\b/i],
]

/** What is on a reader's mind: what they chose, or else what their own words are about. */
export function themeOf({ theme, mind }: AboutYou): Theme | undefined {
  if (theme) return theme
  return mind ? words.find(([, pattern]) => pattern.test(mind))?.[0] : undefined
}
