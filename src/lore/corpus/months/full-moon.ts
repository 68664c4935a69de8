import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const fullMoonMonths: Record<House, MonthPlot[]> = {
  1: [
    {
      opens: [
        "You've been making an impression for months without checking what it was.",
        'It formed in small ways, by how you came in, what you wore on bad days, and which jokes you let pass.',
        "This month it comes back to you in other people's words.",
      ],
      turns: [
        'The impression is complete, and you get to hear it.',
        "Two or three people say the same thing about you, in terms you wouldn't have picked, and it's hard to argue with all of them.",
      ],
      settles: [
        "You've kept most of the impression and dropped the part that was only tiredness.",
        'A few people have had to adjust, mainly the ones who liked you better without opinions.',
        "How you'd like to be described next is still being worked out, and there's time for that.",
      ],
    },
  ],
  2: [
    {
      opens: [
        'A bill has been adding itself up in the background.',
        "It's made of small sums that were each too little to discuss, and of things you kept because you'd paid for them once.",
        'The month starts with a look at the total.',
      ],
      turns: [
        "Now the bill is on the table, and it's a real number.",
        'One of the things you own turns out to cost more than it gives, and you can say which without thinking long.',
      ],
      settles: [
        "You've paid what had to be paid and let go of one possession or habit that had stopped paying you.",
        'It was easier than the arithmetic made it look.',
        "The bill for the next half year will be shorter, and what you do with the difference hasn't been decided.",
      ],
    },
  ],
  3: [
    {
      opens: [
        'A piece of news has been on its way to you by a long route.',
        "You've caught bits of it, in a remark, in a message that was meant for another person, in what a sibling or neighbor didn't say.",
        'The month begins with more questions than usual.',
      ],
      turns: [
        'The news arrives whole.',
        "It's less dramatic than the bits were, and it explains why people have been so careful with you in conversation.",
      ],
      settles: [
        'Everyone who needed to know now knows the same version.',
        'You said one thing too quickly while the news was fresh, and it has been taken in good part.',
        'What the others make of it is up to them, and you can stop carrying messages back and forth.',
      ],
    },
  ],
  4: [
    {
      opens: [
        'The place where you live, or the one you come from, has been pulling at you for a while.',
        "There's a visit in it, a repair, or a talk with family that keeps being moved to the next holiday.",
        'This month the visit takes place, in one form or another.',
      ],
      turns: [
        "The visit is at its height, with everyone present who's going to be.",
        'You see the whole household at once, including your own part in it, and one thing that has been kept up for years can stop.',
      ],
      settles: [
        "After the visit it's quieter at home, and your part in the family is a little smaller and more comfortable.",
        "One old job has gone to a person who didn't expect it and does it well enough.",
        "What's left open is where the next holiday happens, which can be argued about cheerfully.",
      ],
    },
  ],
  5: [
    {
      opens: [
        "You've been working on a performance, though you may not have called it that.",
        "It's a thing you made, a party you planned, a person you've been charming, or a game you'd like to win.",
        'All month it moves toward an audience.',
      ],
      turns: [
        'The performance happens, and people see it.',
        'What they like about it is a part you nearly cut, and what you were proudest of goes by without a word.',
      ],
      settles: [
        'The applause was real and about as loud as the work deserved.',
        "You know now which part of the performance you'd do again for nothing, and that's worth more than the reviews.",
        "Whether it gets a second night depends on others, and you don't need to decide that yet.",
      ],
    },
  ],
  6: [
    {
      opens: [
        "The list has been growing for as long as you can remember, and this month it gets as long as it's going to get.",
        "It holds chores, appointments, and other people's emergencies.",
        'Your body keeps a list as well, and the two have begun to quote each other.',
      ],
      turns: [
        'The list comes to a head.',
        "One item turns out to be done, one turns out to be nobody's, and one was never yours in the first place.",
      ],
      settles: [
        "A shorter list is what the month leaves you, along with a firmer idea of what you'll put on it.",
        'You handed one item back, and nothing fell down.',
        'The tiredness takes a while to leave, and a few evenings with nothing on them will do more than a plan.',
      ],
    },
  ],
  7: [
    {
      opens: [
        'One other person has been waiting for an answer from you, or you from them.',
        "It's been easy to live without it, since the two of you get along well enough around the gap.",
        'This month the gap is all that anyone can see.',
      ],
      turns: [
        'The answer comes.',
        "It's given in an ordinary sentence, probably in the middle of doing the dishes or paying, and both of you know at once that it's the one.",
      ],
      settles: [
        'Now that the answer is out, you two have stopped being careful with each other.',
        'Some of the ease is new and some of it was there before, underneath.',
        "The details are still to be arranged, and they're the kind that two people can arrange.",
      ],
    },
  ],
  8: [
    {
      opens: [
        "There's a thing you share with one person that neither of you looks at.",
        'It may be money that went into one pot, a promise, or what you both know about a third.',
        'It has been safe where it is, and this month it has to be counted.',
      ],
      turns: [
        'The count is done.',
        'One of you has put in more than the other knew, and hearing it said is a relief even to the one who owes.',
      ],
      settles: [
        'You know where you stand with each other, in figures or in words.',
        'By that count the trust between you is smaller in one place than you believed and a good deal larger in another.',
        "What you'll share from here on is an open question, and now it can be answered on purpose.",
      ],
    },
  ],
  9: [
    {
      opens: [
        "You've held an opinion for so long that it has become furniture.",
        "It concerns how people ought to live, where it's worth going, or what a teacher once told you.",
        'The month keeps bringing you people who think otherwise and are nice about it.',
      ],
      turns: [
        'The opinion meets its best opponent.',
        'You hear the other case in full, from a person you like, and half of it goes in and stays.',
      ],
      settles: [
        'What you believe now is a shorter opinion with better reasons.',
        "You've kept the center of it and stopped defending the edges, which had been costing you friends.",
        "There's a book or a trip on the list that would test the rest, and it's in no hurry.",
      ],
    },
  ],
  10: [
    {
      opens: [
        'Work you did a good while ago is about to be judged, by people whose opinion counts.',
        "You've had time to forget how much you put into it, and time to remember every flaw.",
        'All month the result is on its way.',
      ],
      turns: [
        'The result is public.',
        "It may be thanks, a number, or a crowd of people suddenly asking you for things, and it's clearly yours.",
      ],
      settles: [
        "You've been seen doing what you do well, and the result will be quoted for a while.",
        "It also showed you what the work costs in private, which you'd been rounding down.",
        'Whether you want more of it, and on what terms, is the next question, and people will wait for your answer.',
      ],
    },
  ],
  11: [
    {
      opens: [
        'A group you belong to is coming to the end of a chapter.',
        'It could be old friends, a team, a class, or a chat that nobody has the heart to close.',
        "You've given it more evenings than you've counted.",
      ],
      turns: [
        'The group is complete one more time, and you can see what holds it together.',
        'You can also see who does the holding, and how much of that has been you.',
      ],
      settles: [
        "The group goes on in a smaller form, with the people who'd have come anyway.",
        "You've kept two friends out of it and put down one duty that you never applied for.",
        "What it'll be called, and who brings what, is for the others to settle this time.",
      ],
    },
  ],
  12: [
    {
      opens: [
        "You've been carrying a worry that you haven't shown anyone.",
        "It has kept you company in the small hours and put a slight edge on your voice by day, and people have started to ask if you're all right.",
        'The month is quieter on the outside than on the inside.',
      ],
      turns: [
        'The worry comes out, perhaps as tears over nothing much, perhaps as a long talk with one person.',
        "In the open it's about a third of the size that it was in the dark.",
      ],
      settles: [
        'What remains of the worry is practical, and some of it has been handed to a person whose business it is.',
        'You sleep better.',
        "There's an older sadness behind it that has been seen now, and it can be left alone until you want to look at it again.",
      ],
    },
  ],
}
