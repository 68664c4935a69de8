import type { QuarrelArgument } from '#lore/authored.ts'

export const jupiterMarsQuarrels: QuarrelArgument[] = [
  {
    thesis:
      "You say that anything's possible, and {partner} takes you at your word by six in the morning.",
    matter: 'whether it was only a manner of speaking',
    quarrel: [
      'You talk to open things up, and {partner} hears a starting signal ({contact}).',
      "They've begun while you were still enjoying the thought.",
      "You're pleased, and then alarmed, and you bring up the difficulties that you'd left out.",
      "To them you're backing away from your own idea, and to you they've turned a conversation into a fact.",
    ],
    repair: [
      "You encourage without picturing what it'll take, and {partner} acts before they've asked whether you were coming along.",
      "It's enough to say at the end of such a talk whether anybody is supposed to do something.",
    ],
    yours: 'End a large idea with "That was only talk" or "Let\'s," and mean whichever you say.',
    theirs: '{partner} could ask "Are you in?" before they start.',
    both: 'Do one thing this month that you said was possible, together and from the beginning.',
    traces: {
      meet: "Around you {partner} hears that anything's possible, and over a first dinner nobody has to do anything about it. They leave full of energy, and you don't often get a listener who leans in like that.",
      draw: "Most people nod at your large ideas. {partner} looks up the ticket prices while you're still talking, and there's hardly a higher compliment.",
      days: "You mention over lunch that somebody ought to fix up an old bike, and by the next morning {partner} is in possession of one. They've also got a pump, and some questions about your weekend.",
      purpose:
        "A good many fine ideas stay ideas because nobody will get up early for them. With your horizon and {partner}'s alarm clock, a trip that other people only discuss has been taken by the fall.",
    },
    last: {
      shape: 'scene',
      says: 'On some Saturday {partner} is up at six for a thing you said, and this time you meant it.',
    },
  },
  {
    thesis: "You know what it's all for, and {partner} would like you to lift your end.",
    matter: 'who carries the heavy end',
    quarrel: [
      'You see the purpose and talk about it well, and {partner} does the part that makes you sweat ({contact}).',
      'You think of the two as equal shares.',
      'They think so too for the first hour.',
      "After that, every word about the purpose is one more thing that isn't being carried, so they get rough and you get hurt.",
    ],
    repair: [
      'You take enthusiasm for work, and {partner} would sooner be angry than ask.',
      'Ten minutes with your hands on it would earn you the right to talk for an hour.',
    ],
    yours: 'Pick up the nearest heavy thing before you say anything.',
    theirs: 'It would help if {partner} said what they need carried, and when.',
    both: 'Share one tiring job this month half and half, with the talking to be done afterward.',
    traces: {
      meet: "You tell {partner} what all that effort of theirs is good for, and at first they can't get enough of it. Few people put it so well, and nothing has to be lifted yet.",
      draw: '{partner} works up a sweat without making a speech about it, and you admire that more than you let on. What they get from you is a reason, which late in a long day is worth nearly as much as a hand.',
      days: "When a friend moves, you're on the stairs, telling somebody how good the place is going to look, and {partner} comes by with a box. They say excuse me, in a tone.",
      purpose:
        "Long efforts stall in the middle, when nobody remembers the point of them, and that's your hour. {partner} has the legs for the second half, and with your reasons in their ears and your hands on the other end they enjoy it.",
    },
    last: {
      shape: 'week',
      says: 'When a week goes well, you say what the work is for while you have hold of the heavy end.',
    },
  },
]
