import type { House } from '#lore/house.ts'

/** What the rest of a year of life is about, until the birthday or after it. */
export const shortYears: Record<House, string[]> = {
  1: [
    'A cycle of twelve years begins, and you set its direction by what you start and by what you stop pretending to like.',
    'You come first this year whether or not you arrange it. People ask for your opinion before they ask for your help.',
  ],
  2: [
    'The year turns around what you earn, own, and can rely on. Small sums teach you more than the large ones.',
    'You find out what you can do that others would pay for, and how rarely you have mentioned it.',
  ],
  3: [
    'Talk gets you further than plans do, and so do short trips and the people who live nearby. Much of the year may be decided in messages.',
    'You learn something practical, perhaps by teaching it to somebody who keeps asking why.',
  ],
  4: [
    'Home is the subject, from the lease to the people you share it with. Much of what you do this year may not be seen from outside.',
    'Family business you had filed as finished may come up again, in a form you can do something about.',
  ],
  5: [
    "You're asked to put something of yourself where others can like it or not, and being good at it matters less than meaning it.",
    'Whatever you love for its own sake gets more room this year, and it goes better with a fixed evening of its own.',
  ],
  6: [
    'The year is made of ordinary days. Rest, tools, and the people you work beside have more to do with how it goes than any event.',
    'You repair what you had learned to work around, and you find that much of the tiredness came from the workaround.',
  ],
  7: [
    'One other person is likely to have most of your attention, in love or in work. What the two of you agree on tends to last longer than the year does.',
    'Your agreements with other people come up for renewal, the unwritten ones included. You find out who counts on you for what.',
  ],
  8: [
    'Whatever you share with somebody, money or trust or a secret, is counted this year. Vague arrangements get expensive.',
    'You may let something end that had been over for a while, and have more strength afterward than you expected.',
  ],
  9: [
    'The year pulls you past your usual radius, by travel, by study, or by somebody who grew up with other rules.',
    'You need a larger reason for what you do every day, and a job that has none begins to chafe.',
  ],
  10: [
    "You're visible this year, whether you asked for it or not. What you do in front of others is remembered longer than usual.",
    'Responsibility arrives by name. Somebody older or higher up may decide something about you, or you become that somebody.',
  ],
  11: [
    'Friends, groups, and people you met by chance matter more this year than anyone above you.',
    'Work of earlier years pays off through other people, and somebody who owes you nothing may recommend you.',
  ],
  12: [
    'A cycle of twelve years comes to its end, mostly in private. You do a good deal of sorting that looks like doing nothing.',
    'You need more hours alone than you can easily explain. Old subjects come up once more, so that you can be done with them.',
  ],
}
