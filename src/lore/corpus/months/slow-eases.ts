import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const slowEasesMonths: Record<House, MonthPlot[]> = {
  1: [
    {
      opens: [
        "Over the last months you've become easier to meet, and you haven't mentioned it to anyone.",
        'You stand straighter, you explain less, and you leave when you want to leave.',
        'This month other people catch up with the news.',
      ],
      turns: [
        'The news is official, at least in one pair of eyes.',
        "You're offered a thing that used to go to people you took for better versions of yourself.",
      ],
      settles: [
        'By the end the news is old, which is the best thing that can happen to it.',
        'You can be tired, plain, or wrong in front of people, and they go on treating you the new way.',
        "What you do with the credit is open, and it doesn't expire.",
      ],
    },
  ],
  2: [
    {
      opens: [
        "There's more in reserve than you think.",
        'It may be a little money, a skill that you stopped counting, or things in a closet that other people would pay for.',
        'The month starts with a small surprise of this kind.',
      ],
      turns: [
        'The reserve gets put to use.',
        'You spend some of it on purpose, on a tool, a lesson, or a month of not worrying, and it comes back in another form.',
      ],
      settles: [
        "You have a better idea of what you're worth, and it's based on what came in.",
        'The reserve is smaller and doing more.',
        "A larger purchase, or a change in how you earn, can wait until you've got used to feeling solvent.",
      ],
    },
  ],
  3: [
    {
      opens: [
        "You've been saying a thing well, and it's getting around.",
        'It may be an idea, a joke, a way to explain things, or just that you answer people properly.',
        'This month the talk comes back to you with interest.',
      ],
      turns: [
        'The right person hears it.',
        "What you've been telling neighbors and friends for nothing turns out to be what a stranger has been looking for.",
      ],
      settles: [
        'The talk has led to an offer, a friendship, or a reason to write things down.',
        "You didn't push it, and it went further than the things you've pushed.",
        'Where it goes next depends on your keeping it up, and you would have done that anyway.',
      ],
    },
  ],
  4: [
    {
      opens: [
        'Home is kinder than it has been for a while.',
        'A relative mellows, a roommate turns out to be worth knowing, or the place itself begins to feel like yours.',
        "The month shows what you do with a welcome once you've got it.",
      ],
      turns: [
        'The welcome takes a form.',
        "There's a better arrangement, or a bed kept ready for you, or an old quarrel that both sides let drop in one afternoon.",
      ],
      settles: [
        "You have a place to come back to, and it doesn't depend on how you're doing.",
        'The welcome will survive a bad mood and a forgotten phone call.',
        "Whether you stay there or go out from there is yours to decide, and it's easier to go from a place that lets you.",
      ],
    },
  ],
  5: [
    {
      opens: [
        'A thing you do for love is going well.',
        "You might be making it, playing it, or falling for it, and you've stopped asking what it's for.",
        'This month it gets a little luck.',
      ],
      turns: [
        'The luck arrives as a person who likes what you like.',
        'They want to see more of it, or join in, or they laugh in the right place, and you go home taller.',
      ],
      settles: [
        "The luck has held, and what you began has a life that doesn't depend on your mood.",
        "There's another evening planned.",
        "It may turn into money or into love, or stay exactly what it is, and you'd be content with any of these.",
      ],
    },
  ],
  6: [
    {
      opens: [
        'Your days have found a rhythm without your drawing one up.',
        'You get more done before noon than you used to by evening, and your body has stopped sending complaints.',
        'The month shows what such a rhythm can carry.',
      ],
      turns: [
        'You add one thing to it, and it holds.',
        "It's a treatment that works, a tool, a helper, or a kind of work that suits the hours when you're awake.",
      ],
      settles: [
        "The rhythm has survived a bad week, so it's yours.",
        "People who depend on you have adjusted to it and don't seem to mind.",
        "There's room for one more improvement, and it needn't be this season.",
      ],
    },
  ],
  7: [
    {
      opens: [
        "You have an ally, and you've been treating it as luck.",
        'One other person has been on your side for months, speaking well of you and leaving the last word to you.',
        'This month it turns into a plan for two.',
      ],
      turns: [
        "The offer is made, and it's a fair one.",
        'It comes as a shared project, a page of terms, or a question over dinner, and you hardly need to bargain.',
      ],
      settles: [
        'You and your ally have agreed on more than either would have asked for alone.',
        "There's been one misunderstanding, cleared up the same day.",
        'How far the two of you go with this is open, and for once neither is in a hurry to find out.',
      ],
    },
  ],
  8: [
    {
      opens: [
        "Help is available this month, of the kind that's hard to accept.",
        "It concerns money, a thing you've been ashamed of, or a fear you've carried by yourself.",
        "You've always been better at giving it.",
      ],
      turns: [
        'You take the help.',
        'The other person is visibly pleased, and the balance between the two of you shifts to where it should have been.',
      ],
      settles: [
        'What was heavy is shared now, and it weighs less than half.',
        "The help came without conditions, as far as you can tell, and you've looked.",
        "One day you may be asked for the same, and you'll know how to give it so that it can be taken.",
      ],
    },
  ],
  9: [
    {
      opens: [
        'A wider view opens up by way of a small thing.',
        "You're lent a book, you meet a person from far away, or a teacher takes you seriously.",
        'The month follows that thread, and it leads further than you meant to go.',
      ],
      turns: [
        'An invitation comes out of it, to a place or into a subject.',
        "You're qualified, which you'll doubt for a day, and you say yes.",
      ],
      settles: [
        'The thread has become a direction.',
        "You've got a ticket, a certificate, or at least a new word for what you think, and you're not easily talked out of it.",
        'The longer trip is on the map, with a year written next to it.',
      ],
    },
  ],
  10: [
    {
      opens: [
        'Your work has been speaking for you while you were doing other things.',
        "A person you helped once has moved up, or your name was dropped in a room you've never been in.",
        'This month the recommendation reaches you.',
      ],
      turns: [
        "You're asked for by name.",
        "It's a step up, or sideways into better company, and the terms are friendlier than you'd have dared to propose.",
      ],
      settles: [
        "You've taken the step, and it bears your weight.",
        "The recommendation was deserved, and by now you've stopped checking whether they meant another person.",
        "How high you'd like to go is an open question, which is a nicer one than whether you can.",
      ],
    },
  ],
  11: [
    {
      opens: [
        "You're in good company this month, and it has been growing around you for some time.",
        "It's people who share a cause, a street, or a sense of humor.",
        "They've begun to count you in before they ask.",
      ],
      turns: [
        "The company does you a favor that you couldn't have arranged.",
        "A friend of a friend has what you need, and it's handed over as if it were nothing.",
      ],
      settles: [
        "You belong somewhere, and you've stopped testing it.",
        'What you give back will be found by itself, since people in such company need things, too.',
        'A bigger plan is being talked about, and you can join it or bring the cake.',
      ],
    },
  ],
  12: [
    {
      opens: [
        "You're better alone than you've been for years.",
        'The silence that used to fill up with worries has begun to fill up with ideas, and you go looking for it.',
        'This month it starts to pay you back.',
      ],
      turns: [
        'An answer comes up out of the silence, without an effort.',
        "It concerns a thing you'd stopped asking about, and it's so simple that you wonder who was talking all that time.",
      ],
      settles: [
        'You carry some of the silence around with you, and people find it restful.',
        "What came to you there can be shared or kept, and it'll stay true.",
        "There's more where it came from, whenever you leave an hour empty.",
      ],
    },
  ],
}
