import type { AngleReasons } from '#lore/authored.ts'

export const midheavenReasons: AngleReasons = {
  eases: [
    "you have a direction of your own, and you'd like somebody to notice it before you have to point it out",
    "you do your work well in view of others, and you look up too seldom to see who's watching",
    "you want your work to be good before it's seen, and the last tenth of it can wait for years",
    "you know which work you'd choose, and you can let the next step up decide in its place",
  ],
  presses: [
    "you want your work to be respected, and you can take praise in place of what you'd really asked for",
    'you feel watched, and you try hardest for the person who is hardest to please',
    'you step in wherever two people stop talking to each other, and nobody has ever written that down',
    'you want to get somewhere, and the place may have been chosen by someone you hoped to impress',
  ],
}
