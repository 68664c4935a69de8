import type { WeekScenes } from '#lore/authored.ts'

export const saturnTendencies: WeekScenes = {
  eases: {
    '1': {
      eases: "People can see that you'll stay, and it gives you weight without a word.",
      presses: 'You may carry more than you were asked to, and be given more of it.',
      later:
        "People may begin to ask what you'd like, which they'd left out because you always managed.",
    },
    '2': {
      eases: 'You can go without something gladly, because you know what for.',
      presses: 'You may save out of habit and forget that it was supposed to be a pleasure.',
      later: "Going without may feel lighter now that you can picture what it's for.",
    },
    '3': {
      eases: "You can find the exact tone, and it won't take you long.",
      presses: "You may go over a message until it's lost its warmth.",
      later: 'A short reply may come, friendly enough, and weeks of turning it over are finished.',
    },
    '4': {
      eases: 'The rules you live by at home may carry you through a difficult day.',
      presses: 'You may look for a fault in something that works.',
      later:
        'You may all be a little easier with each other, because everyone knows where they stand.',
    },
    '5': {
      eases: "You may get a little better at something, slowly, and that's how you like it.",
      presses: "You may put off a start because you'd want to be good already.",
      later: 'The next half hour of it may be less of a decision than the first.',
    },
    '6': {
      eases: 'You may stop in time and find that the work is no worse for it.',
      presses: 'You may work past the hour because nobody tells you not to.',
      later:
        'After a few evenings of your own you may wonder what the extra hour used to be good for.',
    },
    '7': {
      eases: 'Somebody may keep their word to you, as usual, and you can let yourself notice.',
      presses: 'You may rely on a person without ever letting them know.',
      later: "Something may shift between the two of you when they know that you've noticed.",
    },
    '8': {
      eases: 'You may divide a load fairly and both be stronger for it.',
      presses: 'You may do the other half as well because it seems simpler.',
      later: 'With half the load you may do your part better than you ever did the whole.',
    },
    '9': {
      eases: "A plan of yours may be as sound as you'd hoped, and ready for a date.",
      presses: 'You may check the sums once more in place of deciding.',
      later: "Once it's written down, the plan may stop asking to be thought about every night.",
    },
    '10': {
      eases: 'You may be given a small sign of what your work is worth.',
      presses: "You may hint so politely that it can't be heard.",
      later:
        "You may be surprised at how short the conversation is that you've put off for a year.",
    },
    '11': {
      eases: "An old friend's view of you may be worth more than a new one's praise.",
      presses: "You may let another month go by because you've nothing to report.",
      later: "Seen from your friend's side, the hard years may look a good deal better.",
    },
    '12': {
      eases: "You may notice that something hasn't gone wrong for a long time.",
      presses: "You may prepare for a trouble that's years behind you.",
      later: 'You may sleep through a night that would once have been spent on it.',
    },
  },
  presses: {
    '1': {
      eases: 'You may be seen at a loss, and people are kinder for it.',
      presses: 'You may look so calm that nobody thinks of helping.',
      later: "Somebody may be warmer with you now that they've seen you search for a word.",
    },
    '2': {
      eases: 'You may enjoy something small and not enter it anywhere.',
      presses: 'You may be hard on yourself over a trifle and pay a large sum without a murmur.',
      later: "The small pleasure may look harmless as soon as you've seen the other figures.",
    },
    '3': {
      eases: "You may speak before you're ready and be understood.",
      presses: 'You may polish what you have to say while the talk moves on.',
      later: 'You may find that nobody remembers how you put it, only that you said it.',
    },
    '4': {
      eases: "You may leave something out, and find that you're the only one who'd thought of it.",
      presses: "You may do your duty by people who'd have been just as happy without it.",
      later: "The day you'd dreaded may go by like any other, with nobody asking.",
    },
    '5': {
      eases: 'You may do something badly in good company and like it.',
      presses: "You may watch from the side until it's too late to join.",
      later: "You may be asked to come along again, and it won't be for your skill.",
    },
    '6': {
      eases: "You may stop before it's perfect, and nobody can tell.",
      presses: 'You may go on because stopping would feel like failing.',
      later: 'What you left at a good enough point may look quite finished in the morning.',
    },
    '7': {
      eases: 'You may hear that the other person would be glad of a change as well.',
      presses: 'You may keep your word in a matter that only you remember.',
      later:
        "Now that it's on the table, you may both be relieved, or one of you may at last say no.",
    },
    '8': {
      eases: 'Somebody may handle something of yours with as much care as you would.',
      presses: "You may watch over a thing that doesn't need watching.",
      later:
        "What you handed over may come back in good order, perhaps better than you'd have kept it.",
    },
    '9': {
      eases: "You may catch yourself hoping, and it doesn't hurt.",
      presses: 'You may ask for proof of something that can only be tried.',
      later: "A small piece of it may work, and that's a kind of proof you can't get by waiting.",
    },
    '10': {
      eases: 'You may show somebody an unfinished thing and get real help.',
      presses: "You may prepare so thoroughly that there's no time left to begin.",
      later: 'Someone may point at the roughest part of it and like that best.',
    },
    '11': {
      eases: 'Somebody else may remember, and you can sit back.',
      presses: 'You may save a situation that would have saved itself.',
      later: "Somebody may step in who'd never been needed before, and be rather pleased about it.",
    },
    '12': {
      eases: 'You may accept something good without paying for it first.',
      presses: 'You may turn down something good because of a matter long past.',
      later: 'It may strike you that a friend in your place would have been forgiven long ago.',
    },
  },
}
