import type { WeekSubjects } from '#lore/authored.ts'

export const jupiterSubjects: WeekSubjects = {
  eases: {
    1: {
      subject: 'the reception you get',
      why: 'people open up to you quickly, and you tend to think that you were merely lucky',
    },
    2: {
      subject: 'your ease with money',
      why: "you trust that there'll be enough, and now and then you worry all the same about the wrong sums",
    },
    3: {
      subject: 'the neighbor you could befriend',
      why: 'you have a good word for everyone, and you leave most of it at hello',
    },
    4: {
      subject: 'room for guests',
      why: 'you like a full house, and you wait for the place to be ready',
    },
    5: {
      subject: 'the treat you ration',
      why: 'you know how to enjoy yourself, and you make rules about how often you may',
    },
    6: {
      subject: 'the load you carry',
      why: 'you do more in a day than most people, and it seldom occurs to you that somebody might enjoy a part of it',
    },
    7: {
      subject: 'the person who believes in you',
      why: 'you do well with somebody who expects a lot of you, and you trim your plans before you show them',
    },
    8: {
      subject: 'the thing you could buy together',
      why: "you have a good sense of what's possible together, and you tend to wait for the other person to suggest it",
    },
    9: {
      subject: 'your faraway plan',
      why: 'you dream in detail, and a dream as complete as that can do without a date',
    },
    10: {
      subject: 'the larger role',
      why: 'you look like somebody who could be given more, and you want to be sure of it before you accept',
    },
    11: {
      subject: 'the search for your people',
      why: "you widen other people's horizons, and you judge a new crowd on the first evening",
    },
    12: {
      subject: 'the things that go well',
      why: "you're luckier behind the scenes than you notice, because you only look at what goes wrong",
    },
  },
  presses: {
    1: {
      subject: 'your first promises',
      why: 'you want to be generous with new people, and you offer them more than one person can keep',
    },
    2: {
      subject: 'the bill you put off',
      why: "you believe that there'll be more money later, and you spend a little of it now",
    },
    3: {
      subject: 'the invitations you toss out',
      why: 'you like to end a conversation warmly, and a promise is the easiest way to do it',
    },
    4: {
      subject: 'the guests you invite',
      why: "you love having people over, and you count them after you've asked them",
    },
    5: {
      subject: 'the end of an evening',
      why: "you expect the best part to be still to come, and it's hard for you to leave before it does",
    },
    6: {
      subject: 'the big improvement',
      why: 'you like to begin in style, and your plans for a better day tend to need new equipment',
    },
    7: {
      subject: 'your hopes for one person',
      why: 'you see the best in the people you love, and you can be let down by the rest',
    },
    8: {
      subject: 'the deal with no limit',
      why: 'you say yes on trust, and you find out afterward how much you agreed to',
    },
    9: {
      subject: 'the belief you preach',
      why: "you like to share what you're convinced of, and the talk can run ahead of the practice",
    },
    10: {
      subject: 'the promises you made out loud',
      why: 'you rise to an audience, and you can come away with a task that sounded smaller in company',
    },
    11: {
      subject: 'the groups you belong to',
      why: "you say yes to every circle that wants you, and there's only one of you to go around",
    },
    12: {
      subject: 'the things you leave to luck',
      why: 'you trust that things will work out, and you push the dull part of them out of sight',
    },
  },
}
