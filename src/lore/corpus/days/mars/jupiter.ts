import type { DayThoughts } from '#lore/authored.ts'

export const marsToJupiter: DayThoughts = {
  eases: {
    1: {
      says: [
        "Confidence is the first thing that people notice about you, ahead of whatever you're wearing.",
        "Jupiter in the first house assumes that it'll be welcome, and it's been living for some time on the assumption without testing it.",
        'Mars tests it.',
        "You go up to the stage, the stranger, or the high diving board, and on the way you find that you weren't bluffing.",
      ],
      task: "Try something physical or public that you've always felt sure you could do.",
    },
    2: {
      says: [
        "A venture that you'd filed under someday can be started with what's in your pocket.",
        "Your Jupiter thinks big about money in this house and waits for the sum that'd match.",
        'Mars would sooner begin with forty dollars.',
        'Selling six of something teaches you in a day what the plan for six thousand never mentioned.',
      ],
      task: 'Offer something for sale or hire in the smallest quantity, and see who takes it.',
    },
    3: {
      says: [
        "You're persuasive at the speed of walking.",
        'In the third house your Jupiter is full of good ideas for the neighborhood, which it explains at length to those who already agree.',
        'Mars takes it up the other side of the street.',
        'You ask eleven people to sign, lend, or turn up, and most do, since nobody had ever come by in person.',
      ],
      task: 'Ask five people near you, face to face, to join in or sign something you believe would help.',
    },
    4: {
      says: [
        'Home can get bigger without a wall being moved.',
        'Jupiter dreams of space in the fourth house, a yard, a long table, a spare bed for anyone passing through, and feels cramped by the place as it is.',
        'Mars clears out.',
        "Four bags later there's room for the bed, and you've remembered whom you wanted to put in it.",
      ],
      task: 'Get rid of enough things at home to make room for one person or one activity.',
    },
    5: {
      says: [
        "You're up for anything, which makes you the best company in town.",
        'A taste for the bigger version of any pleasure comes with Jupiter in the fifth house, and good sense keeps most of the versions on paper.',
        'Mars has already rented the canoe.',
        "You may come home wet, with a picture you'll keep for good.",
      ],
      task: "Do one fun thing today that'll need a change of clothes afterward.",
    },
    6: {
      says: [
        'A big push on one thing sets a month of little things right.',
        'Jupiter in this house wants improvement on the grand scale and finds upkeep beneath it, so small messes grow up together in peace.',
        'Mars takes them all at once, with the windows open and the music up.',
        "You turn out to be someone who enjoys cleaning, provided that it's a battle.",
      ],
      task: 'Go all out on one neglected area of your routine for ninety minutes, then leave it alone.',
    },
    7: {
      says: [
        "With the right accomplice you'd try nearly anything, and the accomplice is free.",
        "Luck comes to your Jupiter in the seventh house on somebody else's arm, usually someone with more nerve than you would have alone.",
        'Mars calls them up.',
        "Each of you will later swear that it was the other's idea, and both of you will be glad of it.",
      ],
      task: "Call the person who makes you braver and suggest the thing you'd never do by yourself.",
    },
    8: {
      says: [
        'Betting on another person, with something real, is the right kind of risk.',
        "In the eighth house your Jupiter has a nose for people who'll come through, and it's been overruled by friends with spreadsheets.",
        'Mars puts in a modest stake.',
        'It could be an hour, a loan you could afford to lose, or your word, and it buys more good will than it costs.',
      ],
      task: 'Put something modest of yours behind a person you believe in, and tell them why.',
    },
    9: {
      says: [
        'The far-off plan wants nothing from you but a first physical act.',
        "Your Jupiter is never happier than in the ninth house with a brochure, and there are people who've gotten no farther than that in thirty years.",
        'Mars books.',
        "It's a seat, a language class, or a pair of boots, and from the moment there's a date on it you walk differently.",
      ],
      task: 'Put down a deposit, a name, or a date for the far plan you talk about most.',
    },
    10: {
      says: [
        'Asking for the larger thing is easier than asking for the smaller one.',
        'Jupiter in the tenth house has always aimed high, in its heart, while applying for what it was sure to get.',
        "Mars aims where it's looking.",
        'People who decide get modest requests all week and perk up at a big one with a plan.',
      ],
      task: 'Double one request you were about to make, and add the reason you could carry it.',
    },
    11: {
      says: [
        'You could get twenty people out of their homes for a good reason.',
        'The eleventh house has your Jupiter hoping on behalf of everyone, in a voice that carries, though the hope often stops at the voice.',
        'Mars picks up a shovel.',
        "They'd have nodded at a speech, and they can't leave a person shoveling alone.",
      ],
      task: 'Begin something useful in a place where people you know can see you, and let them join.',
    },
    12: {
      says: [
        'You can act on faith and keep your reasons to yourself.',
        "Jupiter gives you a steady private hunch in the twelfth house that you'll be caught, and you've mostly used it to sleep well.",
        'Mars jumps.',
        "It needn't be far, an application under your own name or a free day without the safety of plans, and the hunch proves to be load-bearing.",
      ],
      task: "Do one small thing you can't be sure will work, without telling anybody that you're doing it.",
    },
  },
  presses: {
    1: {
      says: [
        "You're halfway up before it occurs to you to look at what you're climbing.",
        "Jupiter in the first house is sure it'll be fine, Mars is sure it'll be fast, and neither of them brought the rope.",
        'You may get away with it, as often before.',
        "The risk isn't only yours, though, if somebody less sure is following you up.",
      ],
      task: "Check one practical detail of the bold thing you're doing before you take the next step.",
    },
    2: {
      says: [
        'A bet can feel so right that you raise it twice.',
        'Your Jupiter sees the payoff in the second house with all its fittings, and Mars is tired of hearing about odds.',
        "It's a good idea at the first sum you named.",
        'The second was for the thrill and the third to impress the person who looked doubtful.',
      ],
      task: "Go back to your first, smaller figure in something you're about to spend or risk.",
    },
    3: {
      says: [
        "Saying you'll do it, in front of people, by Friday, is the easy part.",
        'In the third house Jupiter speaks in round numbers, and with Mars hot behind it the number was a large one.',
        'Everybody cheers, and somebody writes it down.',
        "A smaller promise, made now, costs you a laugh, while Friday's version would cost a little more.",
      ],
      task: "Revise one boast down to what you'll really do, and tell the person who wrote it down.",
    },
    4: {
      says: [
        'Knocking things out at home is easier when the replacement exists in your head.',
        'Jupiter pictures the finished home in this house so clearly that it considers the matter settled, and Mars loves a crowbar.',
        "Others have to live in the part that's between the two.",
        'They may be wonderful about it for a day or so.',
      ],
      task: "Put back into working order one thing at home you've taken apart, before you begin another.",
    },
    5: {
      says: [
        'A good joke tends to go up in steps, and the last one may be a roof.',
        "Your Jupiter never saw a good time in the fifth house that couldn't be topped, and Mars treats every laugh as a dare.",
        'The wiser ones go home a step early.',
        "They'll have had just as good a time, and the story still has you in it.",
      ],
      task: 'Call it a day at the high point of something fun, and be the first to say so.',
    },
    6: {
      says: [
        "A lazy month can't be repaired in a single heroic day.",
        'Jupiter promises the body a great deal in the sixth house, and Mars collects on all of it at once, with interest.',
        'Your knees were fine with the month.',
        "They'd have been fine with ten minutes daily as well, and tomorrow they'll be raising it with you on every stair.",
      ],
      task: 'Do a third of the workout, cleanup, or catch-up you had in mind, and schedule the next third.',
    },
    7: {
      says: [
        'Two of you together may have worse judgment than either of you alone, and more fun.',
        'Jupiter in the seventh house likes a partner who says why not, and a Mars in this temper has found one.',
        "By yourself you'd have stopped at one.",
        "It's no one's fault that courage adds up between two people while sense, for some reason, cancels out.",
      ],
      task: "Ask a third person, someone dull and kind, what they think of the plan you've both fallen for.",
    },
    8: {
      says: [
        "Being brave is easier with something that isn't only yours.",
        "With Jupiter in the eighth house, you trust that everyone will see it your way once it's worked, so you'd rather ask afterward.",
        'It may well work.',
        "They'd remember all the same that they heard of it when it was over, and would hold on to their half the next time.",
      ],
      task: 'Get a clear yes from anyone with a share in it before you go ahead with the exciting plan.',
    },
    9: {
      says: [
        "Being in the right has made you so cheerful that you've stopped taking questions.",
        "With Jupiter in the ninth house, you have some large convictions, and you're throwing them at people.",
        "You've convinced everyone who was going to be.",
        "Those who are left aren't stupid, as you'll find if you let one of them describe your position back to you.",
      ],
      task: 'Ask someone who disagrees to state your view as fairly as they can, and correct nothing.',
    },
    10: {
      says: [
        "If the job is one size too big, you've already said yes to the next one up.",
        "Mars can see no ceiling where Jupiter has the tenth house, and they've gone through a few together.",
        'The falls have been good-natured so far.',
        'There may be a person two floors down, though, who has to deliver what you promised.',
      ],
      task: "Check with the person who'd have to do the practical side of it before you promise anything.",
    },
    11: {
      says: [
        'Volunteering your friends for something feels generous until they find out.',
        "In the eleventh house Jupiter can't imagine anyone's not wanting to, so Mars put down eight names where there was room for one.",
        'Some of them will be delighted.',
        'The others will come anyway, being your friends, and would have liked to be asked.',
      ],
      task: "Ask each friend you've signed up for something whether they'd like to go, and make it easy to say no.",
    },
    12: {
      says: [
        'A risk is better company than a worry, which may be how it got in.',
        "With Jupiter in the twelfth house, you've never quite been let fall, and you've started to count on that.",
        'Nobody knows about it, so nobody can say what everyone would say.',
        'You can probably hear them from here.',
      ],
      task: "Tell one levelheaded person about the risk you're taking quietly, and let them react.",
    },
  },
}
