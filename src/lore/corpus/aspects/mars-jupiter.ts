import type { AspectParagraphs } from '#lore/authored.ts'

export const marsJupiter: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You try things that other people only talk about ({aspect}).',
        "Mars in fire wants to go now, and Jupiter can't imagine it going badly, so you'll enter the race and buy the shoes on the way.",
        'Quite often it works, and you carry along a few who would never have dared.',
        'What you underestimate, nearly every time, is how long a thing goes on after the part you were looking forward to.',
      ],
      traits: ['bold', 'quick'],
    },
    earth: {
      says: [
        'You take on more than one person should, and you get through most of it ({aspect}).',
        'Mars in earth likes real labor, and Jupiter sees how fine it will be when the whole hillside is terraced.',
        'Others get tired from watching.',
        "Only you can hear when your back says enough, and by then you've usually had an idea for the next thing to take on.",
      ],
      traits: ['bold', 'steady'],
    },
    air: {
      says: [
        'You argue for things you believe in, and you believe in something new each month.',
        'Mars in air loves the contest, and Jupiter makes every contest one about justice ({aspect}).',
        'A bad menu translation can get you going.',
        "People who agree with you feel braver at once, and those who don't find that they've become an example.",
      ],
      traits: ['frank', 'idealistic'],
    },
    water: {
      says: [
        'You spring into action when you feel sorry for someone ({aspect}).',
        "Mars in water has to be touched before it will move, and Jupiter sees to it that it's touched by a great deal.",
        'An underdog of any species can count on you.',
        'You may be halfway through saving somebody before you ask what they had in mind, and some of them turn out to have been waiting for a bus.',
      ],
      traits: ['generous', 'warm'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You act first, out of kindness, and look at the situation afterward ({aspect}).',
        'Mars in fire is on its feet, while Jupiter in water feels that something must be done for these people.',
        'You give a speech on behalf of someone who had asked to be left out of it.',
        'They thank you in a small voice, and you take it for emotion.',
      ],
      traits: ['bold', 'generous'],
    },
    'fire earth': {
      says: [
        'You start at a pace that the job is too large for.',
        'Mars in fire gives everything on the first day, and Jupiter in earth has ordered enough gravel for a hundred ({aspect}).',
        "On the third day you can't lift your arms.",
        'The pile stays out front, and the people who pass it have come to give directions by it.',
      ],
      traits: ['bold', 'changeable'],
    },
    'fire air': {
      says: [
        'You get carried away by an argument and take it further than you believe in it ({aspect}).',
        'Mars in fire wants to win, but Jupiter in air wants to win on a matter of principle.',
        'So a talk about whose turn comes next ends with the rights of man.',
        "You'd happily do the chore, and the other one would have done it an hour ago to be spared the history.",
      ],
      traits: ['frank', 'bold'],
    },
    'earth fire': {
      says: [
        'You have plenty of stamina, and what you promise people is speed.',
        "Mars in earth can walk all day, while Jupiter in fire has told everyone that you'll run ({aspect}).",
        'You do get there, later than announced and with bad knees.',
        "If you had said walking in the first place, they'd be calling you a marvel.",
      ],
      traits: ['steady', 'bold'],
    },
    'earth air': {
      says: [
        "You're getting on well with a job when you think of a better one ({aspect}).",
        'Mars in earth wants to finish the row, and Jupiter in air has just heard of a method with no rows.',
        'You leave the vegetable bed half planted to read about it.',
        'By July the neighbors are eating their beans, and your own bed is still a very good idea.',
      ],
      traits: ['practical', 'idealistic'],
    },
    'earth water': {
      says: [
        "You can't hear that someone needs help without getting up.",
        'Mars in earth has the strength for it, but Jupiter in water hands it out to anyone who sighs ({aspect}).',
        "On your one free day you're installing a shower for a cousin of a friend.",
        'Your own shower drips, and people think that you like it that way.',
      ],
      traits: ['generous', 'steady'],
    },
    'air water': {
      says: [
        'You take up a cause for someone, and you enjoy it more than they do ({aspect}).',
        'Jupiter in water was touched by their story, and Mars in air has found a very good line of attack.',
        'You write to the newspaper about the bench they mentioned.',
        "They wanted company on the bench, and now there's a committee.",
      ],
      traits: ['frank', 'generous'],
    },
    'air earth': {
      says: [
        'You take on more than you have strength for, because on paper it works ({aspect}).',
        'Mars in air has thought of a better way to do it, and Jupiter in earth orders enough material for all of it at once.',
        "By the second weekend you've got the lumber, three helpers, and nothing left to do it with, and you still won't hear of a smaller plan.",
      ],
      traits: ['open', 'loose'],
    },
    'air fire': {
      says: [
        'You commit yourself in the heat of a discussion ({aspect}).',
        'Mars in air was only scoring a point, but Jupiter in fire has bet fifty dollars on it.',
        "By the end of it you've promised to swim across a bay, or to eat the hottest pepper on the table.",
        'It makes for good stories, and the friends who tell them have noticed that no one had asked you to prove it.',
      ],
      traits: ['bold', 'playful'],
    },
    'water fire': {
      says: [
        'You hold back for a long time and then do far more than was needed.',
        "Mars in water waits until the feeling is strong enough, and Jupiter in fire doesn't know what a small gesture looks like ({aspect}).",
        "You say nothing about a friend's bad month, and then you turn up with plane tickets.",
        "They're touched and a little alarmed, and a call in the first week would have done it.",
      ],
      traits: ['generous', 'changeable'],
    },
    'water air': {
      says: [
        'You believe in more things than you can find the strength for ({aspect}).',
        "Jupiter in air has signed all the petitions, and Mars in water moves only when it's moved.",
        "So on the morning of the march you're still in bed, in favor of it.",
        "The people who marched tell you about it, and you feel as guilty as if you'd been against it.",
      ],
      traits: ['idealistic', 'slow'],
    },
    'water earth': {
      says: [
        "You'd do more if things were a little less pleasant.",
        'Mars in water goes where it is drawn, while Jupiter in earth has put a hammock there ({aspect}).',
        "Your plans for the summer are excellent, and they're read mostly lying down.",
        'Others think you lack ambition, and it would take only one cold morning to get you up.',
      ],
      traits: ['slow', 'warm'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        "You're brave in a way that makes others want to join in ({aspect}).",
        'Mars in fire goes first, and Jupiter turns around and waves.',
        "At the high diving board you're the one already in the water, shouting that it's wonderful.",
        'They jump, and it is.',
      ],
      traits: ['bold', 'generous'],
    },
    'earth earth': {
      says: [
        'You can take on something large and not be frightened of it.',
        "Mars in earth does today's piece, and Jupiter never doubts that the pieces will add up ({aspect}).",
        'You walk a long trail one weekend at a time, over as many years as that takes.',
        'People ask how you found the time, and you honestly thought of it as a day out.',
      ],
      traits: ['steady', 'bold'],
    },
    'air air': {
      says: [
        'You can make a case for someone so well that even the other side is pleased ({aspect}).',
        'Mars in air is quick on its feet, and Jupiter gives everybody credit for meaning well.',
        "A late library book or a lost deposit tends to be forgiven when you're at the counter.",
        'The clerk feels generous for having done it, and would gladly do it again.',
      ],
      traits: ['frank', 'tactful'],
    },
    'water water': {
      says: [
        'You follow a kind impulse before you can think better of it.',
        'Mars in water feels the pull, and Jupiter trusts where it goes ({aspect}).',
        "You'll get off at someone else's stop to carry a suitcase up the stairs.",
        'It makes you late a good deal, and hardly anyone who knows the reasons has the nerve to mention it.',
      ],
      traits: ['generous', 'warm'],
    },
    'fire air': {
      says: [
        'You can act fast without being reckless ({aspect}).',
        'Mars in fire is ready to leap, and Jupiter in air has a fairly good idea of what is on the other side.',
        'You accept the offer within the hour, and you had read about the company in the first ten minutes.',
        'Others see only the speed, and some of them put it down to luck.',
      ],
      traits: ['bold', 'quick'],
    },
    'air fire': {
      says: [
        'When you explain a plan, people begin to roll up their sleeves.',
        'Mars in air makes it clear, and Jupiter in fire makes it sound like the best day of the year ({aspect}).',
        'You can get twelve adults to clean a beach in November.',
        'They complain in the car, and they ask on the way back when the next one is.',
      ],
      traits: ['open', 'bold'],
    },
    'earth water': {
      says: [
        "Your strength is at other people's disposal, and they never feel they're using you ({aspect}).",
        "Mars in earth likes to be of use, and Jupiter in water likes the people it's being of use to.",
        'You shovel the walk of everyone over seventy and then go on to a few who are younger.',
        "They'd like to pay you, and since you won't have it, they bring pie.",
      ],
      traits: ['generous', 'steady'],
    },
    'water earth': {
      says: [
        'You get a lot done by picking the right moment.',
        'Mars in water waits until it feels like moving, and Jupiter in earth has everything ready for when it does ({aspect}).',
        'The seeds are in the shed, and the first warm weekend in April you plant all of them.',
        'It looks like ease, and in a way it is, because you rarely try to force a thing in March.',
      ],
      traits: ['practical', 'trusting'],
    },
  },
}
