import type { DayThoughts } from '#lore/authored.ts'

export const marsToMars: DayThoughts = {
  eases: {
    1: {
      says: [
        "You're as strong as you've been in a while, and you don't have to prove it on anyone.",
        'Mars in the first house is a body that would rather be doing it, and rooms where people sit have never shown you at your best.',
        'So use it standing up.',
        "Walk there instead of riding and you'll come into the meeting or the party already content.",
      ],
      task: 'Wear yourself out pleasantly at something physical before you have to sit still with people.',
    },
    2: {
      says: [
        'The appetite for more is honest and has a plan.',
        'Mars in this house goes out and gets it, and looks down a bit on money that arrives by itself.',
        'That makes you good at starting.',
        "What you could add today, while the strength's there, is the second step, the one where it's written down and sent.",
      ],
      task: "Finish one money-making task you've started, including the part where you ask to be paid.",
    },
    3: {
      says: [
        'Everything within a mile can be done in one go.',
        "Short distances suit your Mars in the third house, with a joke for the guy at the counter before it's on to the next.",
        "It's a pleasure to be handled by you in this mood.",
        "Those you call are off the phone in a minute and feel as though they'd accomplished something.",
      ],
      task: "Do five short errands in a row, in the order in which they lie, and tell no one until you're done.",
    },
    4: {
      says: [
        "You know what you're defending at home, and it gives you something useful to do.",
        "Much of your fight's kept for family and ground in the fourth house.",
        "There's probably no threat, only a window that won't close or a relative who needs a ride.",
        'Either of them is better served by an hour of work than by a day of watchfulness.',
      ],
      task: "Make one thing at home safer or sturdier that you've been meaning to see to.",
    },
    5: {
      says: [
        'Playing hard is the most peaceful thing you could do.',
        'A day without a contest leaves your Mars in the fifth house looking for one in conversation, and people who only came for the movie get drawn in.',
        'Give it a ball, a stage, or a person with a good right hand at cards.',
        'The rest of you is then free to be charming.',
      ],
      task: 'Play something with rules and sweat in it, and leave all your arguments for after.',
    },
    6: {
      says: [
        'Work goes through you today without sticking anywhere.',
        'In the sixth house your Mars is proud of its quick hands, so it hates a dull blade in itself or in others.',
        'Spend an hour sharpening.',
        'With the right file order or a tuned bicycle, the next irritations will have nothing to hold on to.',
      ],
      task: 'Sharpen, clean, charge, or reset the tools you use most.',
    },
    7: {
      says: [
        "Someone who's a match for you would do you more good than someone who agrees.",
        'Only one kind of person has ever brought out the full reach of a Mars in the seventh house, the kind that hits the ball back.',
        'Look for them on purpose today.',
        "You'll end up flushed and better at it, which no amount of agreement has done for you.",
      ],
      task: "Ask someone stronger than you at something for one round, and don't let them go easy.",
    },
    8: {
      says: [
        'You can go on long after the others have had enough.',
        "The eighth house stores your Mars out of sight, and people who know you as mild have no idea what's down there until something's really at stake.",
        'Bring some up while nothing is.',
        "The tax folder or the friend's crisis gets the full force of a person who doesn't look away.",
      ],
      task: 'Take on the one shared or dreaded matter that others have given up on, and stay with it for an hour.',
    },
    9: {
      says: [
        'Distance is the best use for your temper.',
        'A Mars kept indoors in the ninth house argues with the news, and the same Mars on a ridge or in a hard book is a fine companion.',
        'Go until the noise is behind you.',
        "Somewhere past the point where you'd usually turn around, you stop being right and start being interested.",
      ],
      task: "Go farther than usual on foot, by bike, or in a difficult text, and turn back only when you're curious.",
    },
    10: {
      says: [
        'Wanting to get ahead is allowed, and today you want it well.',
        "Ambition's on show when Mars is in the tenth house, and it's given some people the idea that you'd do anything to get there.",
        "You'd do the work, mostly.",
        'Do a visible piece of it and the idea changes, because effort is a thing nobody resents for long.',
      ],
      task: 'Put one hard hour, in plain view, into the goal that people know you have.',
    },
    11: {
      says: [
        "You're the one who gets the group going, and the others bring the snacks.",
        "Your Mars would fight the whole league for its friends in the eleventh house and can't understand why they'd need to be asked twice.",
        'Nobody minds being driven by somebody this cheerful.',
        "By the time they notice what they've agreed to, the job is half done.",
      ],
      task: 'Get two or more friends to do a job together that each has been putting off alone.',
    },
    12: {
      says: [
        "The fight you've been having with yourself can be won, and you know by which side.",
        'Mars in the twelfth house spends years holding itself back and takes the soreness for weakness.',
        "With your own strength on your side it's plain how much of it there was.",
        "The early alarm or the call you didn't make took strength, even if nobody knew of it.",
      ],
      task: "Use the strength you've been spending on holding back for one push forward, unannounced.",
    },
  },
  presses: {
    1: {
      says: [
        'Somebody may walk slowly in front of you, and it seems deliberate.',
        'In your first house Mars sits right behind the eyes, where on a hard day it makes every delay look deliberate and every face look like a dare.',
        "It's adrenaline with no appointment.",
        "Given a hill or a heavy bag it'll keep that appointment, and you can go back to finding people merely slow.",
      ],
      task: 'Burn off the first anger of the day with your legs before you talk to anyone about it.',
    },
    2: {
      says: [
        "Someone's hand on your things can bring out more force than the thing weighs.",
        'Mine is an early word for a Mars in the second house, which on a bad day is still the first one out.',
        'Most people only want to see how it works.',
        'You could show them, from close up, with your own hand on it if that helps.',
      ],
      task: "Lend out something small that you'd rather keep an eye on, and don't.",
    },
    3: {
      says: [
        "It doesn't take much to make the whole neighborhood feel like an insult.",
        "Mars reacts in the third house to whatever's nearest, a leaf blower or a sister's sigh, and under strain it reacts to its own reaction.",
        'After a few rounds of that you can be in a quarrel with a vending machine.',
        'It keeps the dollar and stays calm.',
      ],
      task: 'Let the next three small provocations go by without sound or gesture, and count them.',
    },
    4: {
      says: [
        "The temper you keep in check all over town goes off at home, where it's safe.",
        "That's an honor of a kind, paid by Mars in the fourth house to people who didn't ask for it and would settle for your public manners.",
        "You know that you'll be forgiven there.",
        "It's the reason you don't have to use it up.",
      ],
      task: "Treat the people at home for one hour as politely as you'd treat a stranger you hoped to impress.",
    },
    5: {
      says: [
        "If you can't win, you'd rather not have come.",
        "Your Mars is most alive in the fifth house with something to beat, and under strain it'll pick a hopeless contest and then kick the board.",
        'The other players are there because losing together is fun.',
        "It's a sport with its own champions, and you've never once placed.",
      ],
      task: "Pick the activity that you're worst at, invite someone who's good at it, and ask for tips.",
    },
    6: {
      says: [
        'You can start all the jobs at once so that none of them gets away.',
        "Mars in the sixth house knows only the front foot, and when its own force is turned on it there's tool-throwing.",
        'One finished job does more for you than five begun ones.',
        'Your wrists are likely to say so before you do.',
      ],
      task: 'Put away the tools of every job except one, and do that one at half speed.',
    },
    7: {
      says: [
        'You keep pushing someone to find out where they stop.',
        "To a Mars in the seventh house another person's resistance feels like contact, and when none's coming you raise the pressure to be sure there's someone in there.",
        "There's someone in there.",
        "They're being patient with you, a form of strength that's easily mistaken for absence.",
      ],
      task: "Ask the person you've been needling for something to do together with your hands.",
    },
    8: {
      says: [
        'Holding back what somebody wants can feel like power.',
        'Withholding is how Mars fights in the eighth house, with an answer, a sum, a bit of warmth kept in the fist, and no one can quite call it fighting.',
        'It works for a while.',
        "The fist gets tired, though, since it can't pick up anything else.",
      ],
      task: "Hand over the one thing you've been withholding, without a condition and without a speech.",
    },
    9: {
      says: [
        "Somebody's opinion can make you want to cross the street just to disagree.",
        'Mars in your ninth house needs a cause and, on a bad day, needs a heretic more.',
        'The person behind it is often decent and just as sure of being besieged.',
        'Changing a tire together, the two of you would be friends by the third bolt.',
      ],
      task: "Do something practical alongside a person whose views you can't stand, and stay off the views.",
    },
    10: {
      says: [
        "If there's a wall in front of you, you may be admiring it as an opponent.",
        "Somebody's always been in the way of your Mars in the tenth house, and if nobody is, it'll appoint one.",
        "Today's obstacle probably has a rule book and no interest in fighting you.",
        'You could go over with your plan and ask which page lets it through.',
      ],
      task: "Ask someone who's blocking you which rule or worry they're protecting, and offer to meet it.",
    },
    11: {
      says: [
        "Walking out of a group in anger feels strong until you're standing outside.",
        'Mars fights for the team in the eleventh house and now and then, for want of another team, fights the team.',
        'The group may not even have noticed that it was a protest.',
        'Going back in takes more courage than leaving did, and it works better.',
      ],
      task: 'Go back to a group or a person you stalked away from, bring something useful, and pick up where it was.',
    },
    12: {
      says: [
        'Your anger is coming out at the seams, everywhere except where it belongs.',
        'Mars in this house has been told so often to behave that it does its work in slips, through a stubbed toe or a lost invitation.',
        "It can't be talked to while you're insisting that you aren't angry.",
        'Granted its name, it tends to ask for something quite reasonable.',
      ],
      task: "Say aloud, alone, whom you're angry with and what you'd like from them, and stop at the second sentence.",
    },
  },
}
