import type { PlotManners } from '#lore/authored.ts'

export const fourthHouseManners: readonly [PlotManners, PlotManners] = [
  {
    Aries: "you rearrange it alone in an afternoon and ask the others when it's done",
    Taurus: "you want things to stay where they are, since that's what you come home for",
    Gemini: 'you leave half-read and half-done things in every corner of it',
    Cancer: 'you keep what belonged to people, and it takes up the good places',
    Leo: 'you want it to look like something when the bell rings',
    Virgo: 'you clean instead of deciding',
    Libra: 'you choose what nobody would object to and live with that',
    Scorpio: 'you want one place that nobody walks into',
    Sagittarius: 'you live as if you might leave soon, with a suitcase in sight',
    Capricorn: 'you put up with it because it works',
    Aquarius: 'you want it arranged in a way that your family has never heard of',
    Pisces: "you don't notice the mess until you can't breathe",
  },
  {
    Aries: 'you arrive with a plan for the day and are arguing about it before lunch',
    Taurus: 'you sink into the old sofa and the old part along with it',
    Gemini: "you keep the talk light, and it's midnight before anyone says anything",
    Cancer: "you're eight years old again before your bag is unpacked",
    Leo: 'you entertain them, and nobody asks how you are',
    Virgo: 'you get up early and fix something of theirs that was broken',
    Libra: "you keep everyone apart who shouldn't sit together, and you eat nothing",
    Scorpio: "you see what's going on under the table and say nothing until you're home",
    Sagittarius: 'you plan a day trip to get them all out of there',
    Capricorn: "you take charge because somebody has to, and then you're tired of being in charge",
    Aquarius: 'you turn up as a visitor from another life and are rather proud of it',
    Pisces: 'you absorb the mood of the place and need two days to wring it out',
  },
]
