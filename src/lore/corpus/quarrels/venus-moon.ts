import type { QuarrelArgument } from '#lore/authored.ts'

export const venusMoonQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You give {partner} the loveliest thing you can find, and they'd rather you had remembered something small they once said.",
    matter: 'what makes a good present',
    fits: { partner: ['water', 'earth', 'fire'] },
    quarrel: [
      "You give what's beautiful, and {partner} looks in it for proof that they were on your mind ({contact}).",
      'A thing anybody might have liked tells them nothing about the two of you.',
      'They thank you, a shade too late, and you see it.',
      "You take more trouble the next time and spend more, which is farther from what they'd hoped for.",
    ],
    repair: [
      'You choose with your own eye, and {partner} is too moved or too polite to say what was missing.',
      "What they want costs nothing, and you'd have it ready if you wrote down what they mention in passing.",
    ],
    yours: 'Keep a note of the small things {partner} says, and use one of them each month.',
    theirs: '{partner} could tell you when a present has meant something to them, and why.',
    both: 'Give each other something this month that may not cost anything and has to refer to something the other one said.',
    traces: {
      meet: "Early on you know little about {partner}, so something lovely is exactly the right thing to give. They'd be glad of a stone from you at that point, and they keep the ribbon.",
      draw: "You have an eye, and through it {partner} sees things that they'd have passed by. You like that they remember what you were wearing, and what you'd said that afternoon about the rain.",
      days: '{partner} mentions in passing that they used to love a certain candy. You\'re choosing flowers in your head at the time, and say "hm."',
      purpose:
        "Nobody's birthday goes wrong when you do it together. {partner} recalls what the person said they wanted months ago, and you track down one that's beautiful.",
    },
    last: {
      shape: 'scene',
      says: '{partner} unwraps a small thing, and it takes a second to remember having said it.',
    },
  },
  {
    thesis:
      "You'd rather say something nice than something true, and {partner} can hear the difference.",
    matter: "whether it's better to be nice or to be honest",
    fits: { you: ['air', 'water', 'earth'], partner: ['air', 'water'] },
    quarrel: [
      "You keep things pleasant by leaving out what would hurt, and {partner} feels what's been left out, without knowing what it is ({contact}).",
      "They ask, and you say that everything's fine, in your most pleasant voice.",
      'That voice is what frightens them.',
      "They imagine something worse than the truth and turn cold to protect themselves, and you never find out why your kindness isn't working.",
    ],
    repair: [
      'You spare {partner} something they already feel, and they answer a politeness as if it were a threat.',
      "The truth in a gentle form, early, is less trouble than anything you've tried in its place.",
    ],
    yours: "Tell {partner} one small true thing while it's still small.",
    theirs:
      'It would help if {partner} said "I can hear that there\'s something, and I won\'t mind."',
    both: "Once a week this month each of you says one thing that's both hard and kind, and the other one only says thank you.",
    traces: {
      meet: "You know how to make a new person comfortable, and {partner} feels it and comes closer. Early on there's nothing to leave out, so your voice and your words say the same thing.",
      draw: "{partner} knows how you are from one word on the phone, and you like being read that easily when you're well. Having met the other kind, they like how gentle you are with people.",
      days: '"No, I love it," you say about the restaurant. {partner} looks at you for a second longer than the menu requires, and orders.',
      purpose:
        "When bad news has to be broken to somebody, you and {partner} do it well. They sense how much the person already suspects, and you have a way of saying the rest that doesn't make it worse.",
    },
    last: {
      shape: 'said',
      says: 'Something can be nice and true at once, such as "I was bored tonight, and I like your friends."',
    },
  },
]
