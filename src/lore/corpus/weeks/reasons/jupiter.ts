import type { WeekReasons } from '#lore/authored.ts'

export const jupiterReasons: WeekReasons = {
  eases: {
    1: 'people open up to you quickly, and you tend to think that you were merely lucky',
    2: "you trust that there'll be enough, and now and then you worry all the same about the wrong sums",
    3: 'you have a good word for everyone, and you leave most of it at hello',
    4: 'you like a full house, and you wait for the place to be ready',
    5: 'you know how to enjoy yourself, and you make rules about how often you may',
    6: 'you do more in a day than most people, and it seldom occurs to you that somebody might enjoy a part of it',
    7: 'you do well with somebody who expects a lot of you, and you trim your plans before you show them',
    8: "you have a good sense of what's possible together, and you tend to wait for the other person to suggest it",
    9: 'you dream in detail, and a dream as complete as that can do without a date',
    10: 'you look like somebody who could be given more, and you want to be sure of it before you accept',
    11: "you widen other people's horizons, and you judge a new crowd on the first evening",
    12: "you're luckier behind the scenes than you notice, because you only look at what goes wrong",
  },
  presses: {
    1: 'you want to be generous with new people, and you offer them more than one person can keep',
    2: "you believe that there'll be more money later, and you spend a little of it now",
    3: 'you like to end a conversation warmly, and a promise is the easiest way to do it',
    4: "you love having people over, and you count them after you've asked them",
    5: "you expect the best part to be still to come, and it's hard for you to leave before it does",
    6: 'you like to begin in style, and your plans for a better day tend to need new equipment',
    7: 'you see the best in the people you love, and you can be let down by the rest',
    8: 'you say yes on trust, and you find out afterward how much you agreed to',
    9: "you like to share what you're convinced of, and the talk can run ahead of the practice",
    10: 'you rise to an audience, and you can come away with a task that sounded smaller in company',
    11: "you say yes to every circle that wants you, and there's only one of you to go around",
    12: 'you trust that things will work out, and you push the dull part of them out of sight',
  },
}
