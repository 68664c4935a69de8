import type { WeekScenes } from '#lore/authored.ts'

export const neptuneTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: 'People may trust you on sight, and it costs you nothing to deserve it.',
      presses: "You may take on a stranger's sorrow and find it still with you in the evening.",
      later: 'You can listen with all your heart and then get off the bus.',
    },
    '2': {
      eases: 'You may look at something you own and be glad, for no reason that could be priced.',
      presses: 'You may be talked into something fine that means nothing to you.',
      later: 'You can make room for what has a story.',
    },
    '3': {
      eases: 'You may hear what somebody really means, and be right.',
      presses: 'You may doubt what you heard because the words said something else.',
      later: 'You can ask again, gently, and let them choose.',
    },
    '4': {
      eases: 'You may rest at home because nobody needs you.',
      presses: 'You may come home and go on looking after people.',
      later: 'You can keep one evening in which nothing gets solved.',
    },
    '5': {
      eases: "You may see quite clearly what you'd like to make.",
      presses: 'You may not begin because it would come out smaller than it looks.',
      later: 'A bad first version would still be closer than none.',
    },
    '6': {
      eases: 'You may do less and get as far.',
      presses: 'You may keep going on coffee when your body had something else in mind.',
      later: 'You can put the rest before the tiredness.',
    },
    '7': {
      eases: "Somebody may understand you before you've found the words.",
      presses: "You may explain a thing until it's no longer true.",
      later: 'You can let them see you without an explanation.',
    },
    '8': {
      eases: "You may give something and forget about it, and that's the best part.",
      presses: 'You may mention what you gave, and spoil it a little.',
      later: 'You can let it go in your own mind first.',
    },
    '9': {
      eases: "You may be moved by something that you couldn't defend in an argument.",
      presses: 'You may argue for what you believe until it sounds thin.',
      later: 'You can do something that rests on it, and leave the reasons out.',
    },
    '10': {
      eases: 'You may see what your help does for somebody.',
      presses: 'You may lose sight of the people your work is for.',
      later: 'You can ask for a bit more of the part that matters to you.',
    },
    '11': {
      eases: 'A dream you share may look quite possible on a good evening.',
      presses: 'You may all agree how lovely it would be, and go home.',
      later: 'You can take the half that would work and do it.',
    },
    '12': {
      eases: 'You may rest so well that the day seems longer.',
      presses: 'You may reach for something to numb you when you wanted peace.',
      later: 'You can tell the two apart by how you feel afterward.',
    },
  },
  presses: {
    '1': {
      eases: "You may say what you'd like, and people seem glad to know it.",
      presses: "You may let people think that you don't mind, because it's pleasant to be easy.",
      later: 'You can start with a small wish and get used to having it heard.',
    },
    '2': {
      eases: 'You may look at what you spend and be wiser, and not much poorer.',
      presses: 'You may pay for a mood and forget it by the next day.',
      later: "You can decide which of the leaks you'd like to keep.",
    },
    '3': {
      eases: 'A plain no may be taken in a very friendly way.',
      presses: 'You may stay vague and hope to be understood.',
      later: 'You can say it in one line, and spare you both a week.',
    },
    '4': {
      eases: 'You may like it where you are, just as it is.',
      presses: 'You may compare your place with one that never existed.',
      later: 'You can have one real piece of it here.',
    },
    '5': {
      eases: 'You may learn a fact about somebody and like them none the less.',
      presses: "You may fall for an idea with a person's name on it.",
      later: 'Three dull facts would tell you whether to go on.',
    },
    '6': {
      eases: 'You may come out of a conversation with only your own feelings.',
      presses: 'You may be tired from something that happened to somebody else.',
      later: 'You can listen for a while and then go back to your own day.',
    },
    '7': {
      eases: "You may enjoy the person who's there, without improvements.",
      presses: "You may wait for somebody to turn into the person you've been imagining.",
      later: 'You can ask for one clear thing, and see.',
    },
    '8': {
      eases: "You may both say the same thing when it's said in figures.",
      presses: 'You may agree so warmly that neither of you asks what it means.',
      later: "You can write down what you'd still like to give.",
    },
    '9': {
      eases: "You may decide something without asking, and it's a good decision.",
      presses: "You may look for a sign from somebody who's thinking of other things.",
      later: "You can keep what you've learned, and choose for yourself.",
    },
    '10': {
      eases: "You may do something useful for one person and feel where you're going.",
      presses: 'You may work hard without knowing for what.',
      later: "You can name one person or place that it's for.",
    },
    '11': {
      eases: 'A friend may come to you for once, without being asked.',
      presses: "You may make one more excuse for somebody who hasn't made any.",
      later: 'You can leave the next step to them.',
    },
    '12': {
      eases: "You may think of it by day and find that it's quite small.",
      presses: 'You may be too tired to decide, and too undecided to rest.',
      later: 'You can look at it for a quarter of an hour and leave it open.',
    },
  },
}
