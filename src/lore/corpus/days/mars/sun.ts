import type { DayThoughts } from '#lore/authored.ts'

export const marsToSun: DayThoughts = {
  eases: {
    1: {
      says: [
        "There's a shorter way to be yourself, and you take it.",
        'Your Sun in the first house wants to be seen as it is, yet it loses a lot of time arranging for that.',
        'Mars does no arranging.',
        "You say what you came for, you laugh at the volume that's natural to you, and people meet you instead of your preparations.",
      ],
      task: "Do one thing in your own style that you've been doing in the approved one.",
    },
    2: {
      says: [
        'Going after something of value costs you less effort than admiring it.',
        "A Sun in the second house is built to last and slow to start, so it's looked at a good many things through glass.",
        'Mars puts a hand on the latch.',
        "The application, the better mattress, the raise in your own hourly price, whichever you've been circling, will bear being asked for.",
      ],
      task: "Take the first real step toward owning or earning the thing you've been admiring longest.",
    },
    3: {
      says: [
        "The first to speak sets the tone, and for once it's you who does.",
        'In the third house your Sun has things to say about everything nearby, from the crosswalk to the parking, mostly to one sister.',
        'With Mars you say them to the city.',
        "There may well be a form for it, and somebody at a desk who's on your side.",
      ],
      task: 'Report or propose one thing that would improve your street, building, or route.',
    },
    4: {
      says: [
        "You can start something at home that'll outlast the mood you started it in.",
        'The Sun in this house wants foundations and has been known to wait for perfect ground, with a fine collection of plans.',
        'Mars breaks the ground as it is.',
        "It's only a window box, or Sunday pancakes declared a custom, but people will say it was always there.",
      ],
      task: 'Start a custom at home today that could be repeated every week, and do it for the first time.',
    },
    5: {
      says: [
        "You make something fast, and it's got more life in it than the things you made slowly.",
        'Your Sun would like everything it creates in the fifth house to be worthy of it, a polite form of fear.',
        'Mars leaves no time to be worthy.',
        "Ten bad drawings in a row contain one good line, and that's the line you'd never have drawn on purpose.",
      ],
      task: 'Make ten quick versions of something in under half an hour, and keep one.',
    },
    6: {
      says: [
        'The work gives way under your hands, and you enjoy being the one who moved it.',
        'Pride and usefulness are the same thing to a Sun in the sixth house, which makes a wasted day look shabby.',
        'No danger of that with Mars on shift.',
        "People bring you what's stuck, a lid or a login or a long-delayed report, and take it away loose.",
      ],
      task: "Get one thing moving that's been stuck for so long that people have stopped mentioning it.",
    },
    7: {
      says: [
        "You and someone else pull in one direction, and neither keeps looking to see if the other's pulling.",
        'In the seventh house the Sun does its best work for two, only it often waits for the other one to be ready.',
        "Mars doesn't wait, and the other one is ready after all.",
        "It was each other's politeness that held you both up.",
      ],
      task: "Begin the joint thing you've both been calling a good idea, and hand the other person the second step.",
    },
    8: {
      says: [
        "You can look at the thing that everybody's been managing around.",
        'Your Sun in this house has a stomach for what others find too raw to mention, and it gains strength from the mentioning.',
        'With Mars it says so in the first five minutes.',
        'There may be a silence, and then people tend to be grateful.',
      ],
      task: "Mention the subject that's been avoided in a shared matter, and suggest one step.",
    },
    9: {
      says: [
        "You know what you think and you're walking in that direction.",
        "The Sun of the ninth house would rather point than walk on a good many days, as it's got such a fine view from where it is.",
        'Mars has started down the hill.',
        "You'll be sweaty and rather better informed when you arrive, and you can tell the others what the path is like.",
      ],
      task: 'Put one belief into practice in a way that costs you some comfort.',
    },
    10: {
      says: [
        "This is a good day to try for the thing you'd be ashamed to fail at.",
        "With the Sun in the tenth house every attempt feels public, so you've passed up a few.",
        "Mars can't see the audience.",
        "It sees a gap about your size, and people will say that you'd planned on it for years.",
      ],
      task: "Make the attempt that you've been saving for when you're ready.",
    },
    11: {
      says: [
        'Your enthusiasm gets a tired group to its feet.',
        'In the eleventh house the Sun believes in us, in the plural, through all the months when us is three people and a chat nobody reads.',
        'Mars proposes something with a date and some mud in it.',
        "People who wouldn't answer a survey will come to a thing with a time and a place.",
      ],
      task: "Propose one active thing to a group that's only been talking, with a meeting place.",
    },
    12: {
      says: [
        'Left in peace, you get more done than a committee would.',
        'The Sun in the twelfth house works best under a false name, so to speak, without anyone expecting it to be brilliant at noon.',
        'Mars keeps off the visitors.',
        "Give the private thing two hours and it'll begin to look real.",
      ],
      task: 'Give your private project two undisturbed hours, with your whereabouts unknown.',
    },
  },
  presses: {
    1: {
      says: [
        "There isn't a train to catch, and you're running for it all the same.",
        'The Sun in the first house would like to be noticed, and under Mars it settles for being collided with.',
        "It's a hunger for response, mostly.",
        "You could get a better one from someone who's facing you, by slowing down to a pace at which you can be answered.",
      ],
      task: 'Slow your walk and your talk by a third, in the next place with people in it.',
    },
    2: {
      says: [
        'A rival can be the only reason you still want a thing.',
        'Competition makes anything shine for your Sun in the second house, and Mars raises its arm before the sum has been heard.',
        "You'd own it at a price that includes the victory, and the victory lasts about a day.",
      ],
      task: "Let somebody else win one thing you've been competing over, and watch how soon you stop minding.",
    },
    3: {
      says: [
        "The volume of an argument can go up a notch with each sentence, and you're usually ahead.",
        'With your Sun in the third house, you hate not to be heard, by a sister on the phone or a clerk behind glass, and you take it for deafness.',
        'People can hear you.',
        "At that pitch, though, all they hear is that you're upset, and your point gets lost.",
      ],
      task: 'Say your next objection as quietly as you can while still being understood.',
    },
    4: {
      says: [
        'Two people under one roof know how a job should be done, and one of them is you.',
        'With your Sun in the fourth house, you want things in order at home, you want it immediately, and somebody else would like to finish their cereal.',
        "You'll get obedience or a clean sink, hardly both.",
        "What you were hoping for was that they'd care as much as you do.",
      ],
      task: "Ask for help with one thing at home and accept the hour at which they'd do it.",
    },
    5: {
      says: [
        "You're inclined to do the harder, showier version of a thing that was going fine.",
        "With your Sun in the fifth house, you've always performed a little for the person you like, and now you overdo it.",
        'People were already impressed by the easy version.',
        'Past that point they only worry, which can look like admiration from up there.',
      ],
      task: 'Stop showing someone what you can do, and ask them to show you something.',
    },
    6: {
      says: [
        "If anybody asks, you're fine, and you say so through your teeth.",
        'Your Sun takes pride in never being the weak point in the sixth house, and Mars makes weakness an insult somebody else has thought up.',
        "It's only Tuesday's tiredness, carried over.",
        'Dealt with now, it takes a twenty-minute nap, and left until the weekend it takes an apology.',
      ],
      task: "Admit you're tired to someone who depends on you, and finish twenty minutes early.",
    },
    7: {
      says: [
        'Two people can compete at anything, even at being the reasonable one.',
        "With your Sun in the seventh house, you see yourself in the other person's eyes, and you don't like what you're seeing.",
        'So you both stay calm, more and more pointedly.',
        'A small honest outburst from either side would come as a relief and could be over in a minute.',
      ],
      task: "Say that you're annoyed, in the first person and without an argument, and let them be annoyed, too.",
    },
    8: {
      says: [
        "You want an answer about the shared thing, and you want it while you're standing there.",
        'With your Sun in the eighth house, you find it hard to leave things undecided, and you suspect that waiting is how people get the better of you.',
        "Pushed, they'll give you an answer, the kind one gives when pushed.",
        'The true one may need a few more days.',
      ],
      task: "Name a day by which you'd like an answer on what you share, and don't ask again before it.",
    },
    9: {
      says: [
        "You're correcting people's route when they're only out for a walk.",
        "With your Sun in the ninth house, you know where it's all headed, and you'd like the others to get there at your speed.",
        'They may have stopped to look at a bird.',
        "It isn't on the way to anything, and you could use a look, too.",
      ],
      task: "Go along with someone's way of doing things that seems wrong to you, to the end, and learn one thing from it.",
    },
    10: {
      says: [
        'Asking once more is tempting, and it may be one time too many.',
        "Ambition is nothing to be shy of with the Sun up here, but Mars has your foot on the gas while the light's changing.",
        "The people who decide haven't said no.",
        "They've got other things on their desks, and being left alone would make them fond of you.",
      ],
      task: 'Let one request to a person with influence rest for a week, and mark the day you may ask again.',
    },
    11: {
      says: [
        "If somebody else takes charge of a group you care about, they'll be doing it wrong.",
        'Being the natural center of a circle spoils a Sun in the eleventh house a bit, so a new organizer feels like a change of weather.',
        'Mars wants a vote.',
        'Something will get forgotten, the ice perhaps, and you can bring it and be thanked.',
      ],
      task: 'Do one job for a plan that someone else is running, exactly as they asked.',
    },
    12: {
      says: [
        "You're up against something, and you can't find anyone who's holding the other end.",
        'The Sun in this house does its fighting inwardly, against an opponent with its own handwriting, and Mars sells tickets to both sides.',
        'From outside you look preoccupied.',
        'The bout would be stopped by any friend who heard the two names.',
      ],
      task: "Describe to someone the two things in you that are fighting, and ask which one they'd miss.",
    },
  },
}
