import type { WeekScenes } from '#lore/authored.ts'

export const saturnTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: "People can see that you'll stay, and it gives you weight without a word.",
      presses: 'You may carry more than you were asked to, and be given more of it.',
      later: "You can say yes and name what you'd need in return.",
    },
    '2': {
      eases: 'You can go without something gladly, because you know what for.',
      presses: 'You may save out of habit and forget that it was supposed to be a pleasure.',
      later: "You know which good thing you'd use every day.",
    },
    '3': {
      eases: "You can find the exact tone, and it won't take you long.",
      presses: "You may go over a message until it's lost its warmth.",
      later: "What you've written can be sent the way it is.",
    },
    '4': {
      eases: 'The rules you live by at home may carry you through a difficult day.',
      presses: 'You may look for a fault in something that works.',
      later: "What's been holding for years can be said out loud.",
    },
    '5': {
      eases: "You may get a little better at something, slowly, and that's how you like it.",
      presses: "You may put off a start because you'd want to be good already.",
      later: 'Half an hour is enough, if it comes again tomorrow.',
    },
    '6': {
      eases: 'You may stop in time and find that the work is no worse for it.',
      presses: 'You may work past the hour because nobody tells you not to.',
      later: "Once others know your hour, they'll help you keep it.",
    },
    '7': {
      eases: 'Somebody may keep their word to you, as usual, and you can let yourself notice.',
      presses: 'You may rely on a person without ever letting them know.',
      later: "You can tell them, and plan something that's further off.",
    },
    '8': {
      eases: 'You may divide a load fairly and both be stronger for it.',
      presses: 'You may do the other half as well because it seems simpler.',
      later: 'It only needs two names and an order.',
    },
    '9': {
      eases: "A plan of yours may be as sound as you'd hoped, and ready for a date.",
      presses: 'You may check the sums once more in place of deciding.',
      later: 'Written into a calendar, it loses its terrors.',
    },
    '10': {
      eases: 'You may be given a small sign of what your work is worth.',
      presses: "You may hint so politely that it can't be heard.",
      later: "You've got the examples, and you can ask.",
    },
    '11': {
      eases: "An old friend's view of you may be worth more than a new one's praise.",
      presses: "You may let another month go by because you've nothing to report.",
      later: "It's time you heard the story from their side.",
    },
    '12': {
      eases: "You may notice that something hasn't gone wrong for a long time.",
      presses: "You may prepare for a trouble that's years behind you.",
      later: "You've managed it before, and that counts as evidence.",
    },
  },
  presses: {
    '1': {
      eases: 'You may be seen at a loss, and people are kinder for it.',
      presses: 'You may look so calm that nobody thinks of helping.',
      later: "You can tell one person that you aren't sure.",
    },
    '2': {
      eases: 'You may enjoy something small and not enter it anywhere.',
      presses: 'You may be hard on yourself over a trifle and pay a large sum without a murmur.',
      later: "It's worth looking at which expense does you good.",
    },
    '3': {
      eases: "You may speak before you're ready and be understood.",
      presses: 'You may prepare a sentence so long that the moment for it passes.',
      later: 'A rough version said in time is worth more than a fine one.',
    },
    '4': {
      eases: "You may leave something out, and find that you're the only one who'd thought of it.",
      presses: "You may do your duty by people who'd have been just as happy without it.",
      later: 'You can skip it once and see who asks.',
    },
    '5': {
      eases: 'You may do something badly in good company and like it.',
      presses: "You may watch from the side until it's too late to join.",
      later: 'It takes no talent to be in the middle of it for one song.',
    },
    '6': {
      eases: "You may stop before it's perfect, and nobody can tell.",
      presses: 'You may go on because stopping would feel like failing.',
      later: "You can borrow somebody else's idea of enough for a week.",
    },
    '7': {
      eases: 'You may hear that the other person would be glad of a change as well.',
      presses: 'You may keep your word in a matter that only you remember.',
      later: 'You can bring it up without accusing anyone.',
    },
    '8': {
      eases: 'Somebody may handle something of yours with as much care as you would.',
      presses: "You may watch over a thing that doesn't need watching.",
      later: 'You can let go of one small part and see what happens.',
    },
    '9': {
      eases: "You may catch yourself hoping, and it doesn't hurt.",
      presses: 'You may ask for proof of something that can only be tried.',
      later: 'You can act as though it were possible and judge it afterward.',
    },
    '10': {
      eases: 'You may show somebody an unfinished thing and get real help.',
      presses: "You may prepare so thoroughly that there's no time left to begin.",
      later: "It's allowed to be rough as long as somebody sees it.",
    },
    '11': {
      eases: 'Somebody else may remember, and you can sit back.',
      presses: 'You may save a situation that would have saved itself.',
      later: "You can let a small thing go wrong and learn who's there.",
    },
    '12': {
      eases: 'You may accept something good without paying for it first.',
      presses: 'You may deny yourself something because of a matter that nobody remembers.',
      later: "You've paid for it long enough to know the price.",
    },
  },
}
