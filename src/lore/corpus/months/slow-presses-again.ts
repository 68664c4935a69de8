import type { MonthPlot } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const slowPressesMonthsAgain: Record<House, MonthPlot> = {
  1: {
    opens: [
      "You dress for a life that you're no longer leading.",
      "It may be the suit or the cheerful colors, and it's become a uniform that lets you go out without having to choose.",
      'This month it pinches, and you notice it most in company.',
    ],
    turns: [
      'You turn up without the uniform, and it may not be on purpose.',
      "Two people don't recognize you at first, and one whom you'd hardly noticed says that it's nice to meet you at last.",
    ],
    settles: [
      "The uniform is at the back of the closet, and you've worn it once since then, as a joke.",
      "You've been stared at a little and liked a little better.",
      "What you'll wear in place of it, in clothes or in manners, gets decided one morning at a time.",
    ],
  },
  2: {
    opens: [
      "You've had a budget in your head for years, and it stops being true this month.",
      "A price has risen, a source has dried up, or you've been paying for a person you used to be.",
      "You know it before you've looked, because you've begun to look less often.",
    ],
    turns: [
      'You write the budget down as it really is.',
      "The figure at the bottom is unpleasant, and it's also the first firm ground that you've had under your feet for a while.",
    ],
    settles: [
      'The budget holds, with one comfort less in it.',
      "You've asked for money that was due to you, or told people that a thing was too expensive, and heard how normal that sounds.",
      "More income may take a few seasons to find, and you've stopped being afraid of the mail.",
    ],
  },
  3: {
    opens: [
      'A misunderstanding has settled in between you and someone close by.',
      'It began with a short message or a name left off a list, and each of you has been waiting for the other to explain.',
      "By now it's as familiar as the weather, and you both walk around it.",
    ],
    turns: [
      'The misunderstanding comes up by its real name.',
      "It's a heated half hour, and at the end of it two people find that they'd been hurt by two quite different sentences.",
    ],
    settles: [
      "You're talking again, and you're less careful about it each week.",
      'The misunderstanding had a true bit in it, about which of you usually asks and which of you usually answers, and that has changed.',
      "There may be a stiff moment at the next birthday, and it won't need an explanation.",
    ],
  },
  4: {
    opens: [
      "A lease is running through the month, on paper or only in people's minds.",
      'It says who may stay and at what price, and it was made when everyone was in different shape.',
      "You count rooms and years, and you don't like where you come out.",
    ],
    turns: [
      "The lease is up, or it's broken, or it's read aloud for the first time in ages.",
      "It turns out that you've been paying in time and good behavior, on top of the rent.",
    ],
    settles: [
      "You've got new terms, or you've got notice, and either way you know how long you'll be sleeping where you sleep.",
      "One relative or roommate says that you've changed, which is true.",
      'A new place may not feel like home yet, though the lease for it is shorter and clearer.',
    ],
  },
  5: {
    opens: [
      "There's a talent of yours that you've been treating as a debt.",
      "People expect it of you at parties or on weekends, or you expect it of yourself, and the fun went out of it so slowly that you didn't see it leave.",
      'This month you sit down to it and nothing comes.',
    ],
    turns: [
      "You stop, in the middle of a song or a sketch or a match, and say that you'd rather not.",
      "No one's as disappointed as you'd feared, and on the way home you catch yourself humming something quite different.",
    ],
    settles: [
      'The talent has had a rest, and it came back by itself one rainy afternoon.',
      "It's got smaller plans and better manners.",
      "You perform it for one or two people, when you feel like it, and if the rest have noticed they haven't said so.",
    ],
  },
  6: {
    opens: [
      "You've been using a shortcut through your days, and it's wearing out.",
      'It may be skipping lunch or sleeping five hours, or saying yes at once because the discussion would take longer.',
      "It's saved you a good deal of time, and this month the time is being collected.",
    ],
    turns: [
      'The shortcut closes.',
      "Your body says no, or a person you relied on has a week off, and you're obliged to go the long way around along with everyone else.",
    ],
    settles: [
      'The long way turned out to be twenty minutes longer and a great deal quieter.',
      "You still know where the shortcut is, and you've used it once, in a real hurry.",
      'What your days look like without it is still being tried out, with a decent lunch in the middle.',
    ],
  },
  7: {
    opens: [
      "There's a bargain between you and one other person, and it was never said.",
      'One of you stays cheerful and the other stays, or one pays and the other forgives.',
      "It's worked for years, and this month the one with the heavier end gets tired.",
    ],
    turns: [
      'The bargain is off, with a scene or without a word.',
      "You both see what you'd been buying from each other, and some of it you'd gladly have been given.",
    ],
    settles: [
      "You've either parted a little or come closer, and in both cases nobody's keeping the old bargain out of fear.",
      'It took two bad evenings and one very good talk on a bench.',
      'What you owe each other from now on can be asked and refused, which is still unusual and gets easier.',
    ],
  },
  8: {
    opens: [
      "An account is open between you and someone, and you've never seen the statement.",
      'It might be what was spent on you as a child, or favors that went one way for a decade.',
      "You've lived as if it would balance by itself some day.",
    ],
    turns: [
      'The statement arrives, in the form of a question or a quarrel.',
      "It's not in your favor, or it's so much in your favor that it embarrasses you both, and neither of you can pretend to be bad at sums.",
    ],
    settles: [
      "The account is closed, or it's got a plan with small regular payments.",
      "You've found out that you can owe a person and look them in the eye.",
      'An old resentment has been written off, and there are one or two smaller ones still on the books, where you can see them.',
    ],
  },
  9: {
    opens: [
      "You've been finding your way by a map that somebody gave you.",
      'It says what a good life looks like and which parts of the world to keep out of.',
      "You've followed it faithfully, and this month you stand at a place that isn't on it.",
    ],
    turns: [
      "You put the map away, since it's no help, and ask a person who lives there.",
      'They answer in a sentence that would have shocked you a year ago, and it turns out to be good directions.',
    ],
    settles: [
      "You've drawn a small map of your own, with a lot of white on it.",
      "Those who gave you the old one feel a bit accused, although you've told them that it got you this far.",
      "There's a longer road at the edge of the paper, and you haven't decided on it.",
    ],
  },
  10: {
    opens: [
      "You've been climbing a ladder, and it's leaning against a wall that you didn't pick.",
      "People look up to you for how high you've got.",
      "This month a rung gives, or someone is set above you, and you find that you're more tired than angry.",
    ],
    turns: [
      'You stand still on the ladder where everyone can see you.',
      "For a week or so that's taken for defeat, and then a person you respect asks what you'd rather be doing, and you know.",
    ],
    settles: [
      "You've come down two rungs, or you've moved the ladder, and your name has survived it.",
      'Those who only liked you for the height have found others to like.',
      "The wall you'd choose is in sight, and no one's asking you to be on top of it by spring.",
    ],
  },
  11: {
    opens: [
      'You sit on a committee, though it may call itself a group of friends.',
      "It's always the same four who do the work and the same two who have objections.",
      "You've been one of the four for so long that you've stopped asking what it's for.",
    ],
    turns: [
      'A meeting goes wrong, and you say so.',
      "The silence afterward is long enough for people to look at their hands, and then it's the quietest one who agrees with you.",
    ],
    settles: [
      "The committee has shrunk, or it's doing half as much and doing it better.",
      "You've kept the friends and dropped the minutes.",
      'A larger purpose brought all of you together once, and some have begun to speak of it again, over beer and without an agenda.',
    ],
  },
  12: {
    opens: [
      "You've got a hiding place, and it's a good one.",
      'It may be a room, or a friendly face that gives nothing away.',
      "At first you went there only to rest, and lately you've been going because you can't think how to come out.",
    ],
    turns: [
      "A friend finds you there, or your own voice does, saying a thing that you hadn't planned.",
      "It's a shock, and it's followed by the first deep sleep you've had in weeks.",
    ],
    settles: [
      "The hiding place is still yours, and you've told one person where it is.",
      "It's turned back into a place to rest.",
      "What you were keeping out of sight has been seen by somebody who didn't make much of it, and the remainder is in no hurry.",
    ],
  },
}
