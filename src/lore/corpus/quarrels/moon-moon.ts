import type { QuarrelArgument } from '#lore/authored.ts'

export const moonMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You're good at comforting people in the style you'd like to be comforted in, and so is {partner}, and the two styles have hardly anything in common.",
    matter: 'what comfort looks like',
    quarrel: [
      'Say one of you has a cold, and within a day both of you are hurt ({contact}).',
      "When you feel rotten you want a certain kind of fuss, and you give the same kind when it's {partner} on the couch.",
      'They want the opposite, and what you bring them with such care is exactly what makes them feel worse.',
      'So the patient is ungrateful and the nurse is offended, and next time you each do a little less, which the other one notices at once.',
    ],
    repair: [
      'In a sickroom like that you both give generously, from your own list, without asking to see the other one.',
      'You take a "no, thank you" for a judgment on your kindness, and they take your next attempt for deafness.',
      "It gets better the day you can laugh at the two lists side by side, because neither is wrong and they were both written by somebody's family.",
    ],
    yours: "Ask whether they'd like to be sat with or left alone, and then do only that.",
    theirs:
      "Things would go easier if {partner} told you on a good day what they'd like on a bad one, since nobody explains it well with a fever.",
    both: "Spend one evening this month telling each other what was done for you as a child when you were under the weather, and borrow one thing from the other's account.",
    last: "Two styles of comfort under one blanket are a lot, but you'll never run out of ways to be looked after.",
  },
  {
    thesis:
      "Neither of you can rest unless it's right, and you don't agree about what right feels like.",
    matter: 'how a night ought to be',
    quarrel: [
      'Say you sleep with the window open, {partner} sleeps with it shut, and one of you gets up at two ({contact}).',
      'Each of you has known since childhood what a safe night is like, and it includes how cold your nose gets.',
      "Half asleep, you feel that they don't care about you, and they feel the same on the other side of the sash.",
      "Over breakfast you're both so rested-looking and so polite that anyone could tell.",
    ],
    repair: [
      "Over the window you argue about what's healthy, when it's a matter of what's home.",
      'They may produce an article.',
      "It goes away with a bit of engineering and no principle at all, such as two quilts or a hot water bottle, and above all with each of you sleeping the other's way once, on purpose, as a guest.",
    ],
    yours: 'Say "I sleep badly when it\'s stuffy" in daylight, where it\'s only a fact.',
    theirs:
      'It would mean more than they think if {partner} told you what the window was like in the room they grew up in.',
    both: "Try each arrangement for a full week this month, and let the one whose week it isn't pick the breakfast.",
    last: "What's right for both of you takes two quilts, and then you do rest.",
  },
  {
    thesis: "You both need home to feel a certain way, and it can't feel both ways at once.",
    matter: 'what home should feel like',
    quarrel: [
      'Say one of you has had the place to yourself for a weekend, and when the other one gets back everything is a little different ({contact}).',
      'The lights, the noise, how many people have been through, it has all gone over to one side.',
      "You make a remark about the fridge and {partner} hears that they've been living wrong, or it's the other way around.",
      "By bedtime you've each retreated to whichever half still feels normal.",
    ],
    repair: [
      "In that scene you're both homesick, in one apartment and for different ones.",
      'Each of you defends a habit as if it were a principle, since nobody can defend a habit.',
      "It eases off when each has a room, or a corner of one, that's entirely as they like it and isn't discussed.",
    ],
    yours: "Tell them the one thing that makes you feel you've come home, and let the rest go.",
    theirs:
      'It would mean a good deal to you if {partner} did that one thing on the days when you come in late.',
    both: "Trade evenings for a week this month, three of them run your way and three run theirs, and on the seventh say what you'd keep.",
    last: 'A home that has learned two ways of being comfortable is a good one to come back to.',
  },
]
