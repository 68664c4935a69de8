import type { WeekScenes } from '#lore/authored.ts'

export const neptuneTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: 'People may trust you on sight, and it costs you nothing to deserve it.',
      presses: "You may take on a stranger's sorrow and find it still with you in the evening.",
      later: "You may sleep better for having left somebody else's sorrow where you found it.",
    },
    '2': {
      eases: 'You may look at something you own and be glad, for no reason that could be priced.',
      presses: 'You may be talked into something fine that means nothing to you.',
      later: "What you've put in sight may please you every time you pass.",
    },
    '3': {
      eases: 'You may hear what somebody really means, and be right.',
      presses: 'You may doubt what you heard because the words said something else.',
      later: 'The second answer may be the true one, and worth the extra minute.',
    },
    '4': {
      eases: 'You may rest at home because nobody needs you.',
      presses: 'You may come home and go on looking after people.',
      later: 'You may find that the others can rest as well, once you do.',
    },
    '5': {
      eases: "You may see quite clearly what you'd like to make.",
      presses: 'You may not begin because it would come out smaller than it looks.',
      later: "Something small and imperfect may exist that wasn't there before.",
    },
    '6': {
      eases: 'You may do less and get as far.',
      presses: 'You may keep going on coffee when your body had something else in mind.',
      later: 'The things you did less carefully may look the same to everyone but you.',
    },
    '7': {
      eases: "Somebody may understand you before you've found the words.",
      presses: "You may explain a thing until it's no longer true.",
      later: "It may bring you closer that for once you didn't make sense.",
    },
    '8': {
      eases: "You may give something and forget about it, and that's the best part.",
      presses: 'You may mention what you gave, and spoil it a little.',
      later:
        "You may notice that you've stopped counting, and that it feels like a present to you.",
    },
    '9': {
      eases: "You may be moved by something that you couldn't defend in an argument.",
      presses: 'You may argue for what you believe until it sounds thin.',
      later: 'A stranger may do something decent that bears you out.',
    },
    '10': {
      eases: 'You may see what your help does for somebody.',
      presses: 'You may lose sight of the people your work is for.',
      later: 'You may go home with one face in mind and work better for it.',
    },
    '11': {
      eases: 'A dream you share may look quite possible on a good evening.',
      presses: 'You may all agree how lovely it would be, and go home.',
      later: "The smaller version may turn out to have all that you'd wanted.",
    },
    '12': {
      eases: 'You may rest so well that the day seems longer.',
      presses: 'You may reach for something to numb you when you wanted peace.',
      later: 'You may know by the next morning which kind of evening it was.',
    },
  },
  presses: {
    '1': {
      eases: "You may say what you'd like, and people seem glad to know it.",
      presses: "You may go along with something because it's pleasant to be easy.",
      later: "People may begin to ask you what you'd like, which they'd never thought of.",
    },
    '2': {
      eases: 'You may look at what you spend and be wiser, and not much poorer.',
      presses: 'You may pay for a mood and forget it by the next day.',
      later: 'You may see that one of the leaks gives you pleasure and the other only a headache.',
    },
    '3': {
      eases: 'A plain no may be taken in a very friendly way.',
      presses: 'You may stay vague and hope to be understood.',
      later: 'The answer may be kinder than the week of vague messages would have been.',
    },
    '4': {
      eases: 'You may like it where you are, just as it is.',
      presses: 'You may compare your place with one that never existed.',
      later: 'One real habit from that other place may make this one look less like a substitute.',
    },
    '5': {
      eases: 'You may learn a fact about somebody and like them none the less.',
      presses: "You may fall for an idea with a person's name on it.",
      later: 'Whatever is left of the feeling after three dull facts may be worth having.',
    },
    '6': {
      eases: 'You may come out of a conversation with only your own feelings.',
      presses: 'You may be tired from something that happened to somebody else.',
      later: 'You may notice toward evening that the tiredness is only your own.',
    },
    '7': {
      eases: "You may enjoy the person who's there, without improvements.",
      presses: "You may wait for somebody to turn into the person you've been imagining.",
      later:
        "You may be surprised by what they do when you've stopped waiting for the other thing.",
    },
    '8': {
      eases: "You may both say the same thing when it's said in figures.",
      presses: 'You may agree so warmly that neither of you asks what it means.',
      later: 'In figures the matter may look smaller, and quite possible to forgive.',
    },
    '9': {
      eases: "You may decide something without asking, and it's a good decision.",
      presses: "You may look for a sign from somebody who's thinking of other things.",
      later: 'The choice you made by yourself may hold up as well as any that was approved.',
    },
    '10': {
      eases: "You may do something useful for one person and feel where you're going.",
      presses: 'You may work hard without knowing for what.',
      later: 'With one address on it, the work may feel lighter and less holy.',
    },
    '11': {
      eases: 'A friend may come to you for once, without being asked.',
      presses: "You may make one more excuse for somebody who hasn't made any.",
      later: "A free evening may show you who does ask how you've been.",
    },
    '12': {
      eases: "You may think of it by day and find that it's quite small.",
      presses: 'You may be too tired to decide, and too undecided to rest.',
      later: 'Seen before noon, the decision may look like something a person could make.',
    },
  },
}
