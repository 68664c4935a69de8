import type { QuarrelArgument } from '#lore/authored.ts'

export const sunSaturnQuarrels: QuarrelArgument[] = [
  {
    thesis:
      'You bring home good news and {partner} asks about the terms, and each of you comes away feeling that nobody was listening.',
    matter: 'how good news is received',
    fits: { you: ['fire', 'air'] },
    quarrel: [
      "You share a hope while it's still warm, and {partner}'s way of joining in is to look for what could go wrong with it ({contact}).",
      "That's loyalty on their side, since they've begun to carry the thing through its worst month without being asked.",
      'On yours it feels like having to apply for permission to be happy, so you withdraw it.',
      "They're left with a plan for something that no longer exists, and get the name of the person who stopped it.",
    ],
    repair: [
      'You mistake work for disapproval, and {partner} skips being glad because they think it goes without saying.',
      'If they can stay pleased for ten minutes, you can stay in the room for the questions, and the news is better for both.',
    ],
    yours:
      "Bring {partner} a hope when you're ready for the questions too, or say that tonight you only want company in it.",
    theirs:
      'It would help if {partner} said "I like it" about your news before "how," with a pause in between.',
    both: 'Take one wish of yours this month, let {partner} draw up the terms, and read them together as part of the good news.',
    traces: {
      meet: "In the beginning your news is about your own life and costs {partner} nothing, so they ask out of plain interest. You're delighted with such good questions, and tell them more than you'd intended.",
      draw: '{partner} takes you at your word, so a hope of yours soon has a number on it. You like being believed that far, and they like hearing from someone who expects things to turn out well.',
      days: 'You call with something nice that happened, and {partner} says "great" and "did you get that in writing?" almost as one word. You say yes, though you\'d have to look.',
      purpose:
        "A hope that has been through {partner}'s questions is one that you can tell anyone about. They'd never have had it themselves, and they're rather proud of how well it stands.",
    },
    last: {
      shape: 'said',
      says: '{partner} could say, "Tell me all of it first," and keep the question about the terms for dessert.',
    },
  },
  {
    thesis: "You give things everything you've got, and {partner} is sparing with praise.",
    matter: 'who praises whom, and when',
    quarrel: [
      'You do your best work for an audience, and the audience you care about most says very little ({contact}).',
      "{partner} takes the good parts as given, and mentions the one flaw because it's the only thing left to say.",
      'So you go looking for praise, which is the surest way to make theirs sound forced.',
      "You feel unseen by the person who has watched most closely, and they feel they've been asked for something that ought to come by itself.",
    ],
    repair: [
      "You hunt for praise when it's hardest for {partner} to give, and {partner} treats silence as applause.",
      'What they think does come out, usually a day late and well put.',
      "It counts for more than you'd get by asking, provided you leave room for it.",
    ],
    yours:
      "Ask {partner} beforehand for one thing to look out for, so that there's a real answer afterward.",
    theirs: '{partner} could say the first good thing within five minutes, however incomplete.',
    both: 'For the rest of the month, trade one compliment each evening that you could both defend in detail.',
    traces: {
      meet: "{partner} doesn't flatter, which you notice at once, since you're giving a fine performance. One corner of their mouth goes up, and you'd like to see that again.",
      draw: 'When {partner} says that something is good, you could take it to the bank. They like to watch a person go all in, since they tend to hold some back themselves.',
      days: 'You ask how it was, and {partner} says fine, which on their scale is high. You do the conversion in your head and are nearly satisfied.',
      purpose:
        'What leaves your hands after {partner} has looked at it has no weak spot left for anyone else to find. Other people would have given you more applause and let the typo stand.',
    },
    last: {
      shape: 'cost',
      says: 'You would like to hear more praise than {partner} has in them, and on some days you go without.',
    },
  },
  {
    thesis: "You announce things, and {partner} asks how they'll be paid for.",
    matter: 'when to bring up the practical side',
    fits: { you: ['fire', 'air'] },
    quarrel: [
      "An idea makes you happy before it's finished, and {partner} can't hear one without thinking of the rent ({contact}).",
      'Taking it seriously is what they mean by that.',
      "You hear that it's been turned down, so you don't mention it again.",
      'They had begun to work it out, and for weeks they wonder what became of it.',
    ],
    repair: [
      "You bring the wish and expect {partner} to leave the numbers out, and they begin with the numbers because that's how they'd treat a wish of their own.",
      'An evening for the idea and the next morning for the arithmetic would suit you both.',
    ],
    yours:
      'Say when you only want your news admired, and name the day on which it may be examined.',
    theirs: "{partner} could start with something they like about your plan, even if it's small.",
    both: 'Take one idea of yours this month and give it an evening of wishing and a morning of arithmetic, in that order.',
    traces: {
      meet: "You talk about what you'd do with a boat, and {partner} asks how long it would be. With no boat to pay for yet you find that charming, and they find themselves looking up boats.",
      draw: '{partner} likes the lift that comes into an evening when you\'ve had an idea. You like that they do you the honor of thinking about it, when other people only say "wow."',
      days: 'You say, "We should," and {partner} opens the calculator. Neither of you is serious yet, but there\'s a number now, and it sits there while you change the subject.',
      purpose:
        "Your ideas tend to exist a year later once {partner} has priced them. Alone you'd have had twenty others by then, and they'd have money in the bank and nowhere they wanted to go.",
    },
    last: {
      shape: 'scene',
      says: 'You announce it at dinner, {partner} reaches for a pencil, and puts it down until the coffee.',
    },
  },
]
