import type { DayThoughts } from '#lore/authored.ts'

export const plutoToMercury: DayThoughts = {
  eases: {
    1: {
      says: [
        'You see through things these weeks, and you can say so without hurting anyone.',
        'Mercury in the first house comes across as quick and curious, and Pluto gives it the patience to look twice.',
        "Others have the feeling that you've understood what they left out, and they're mostly relieved.",
      ],
      task: 'Look at somebody while they talk for as long as they talk, and only then form your opinion.',
    },
    2: {
      says: [
        'The truth about your money can be had in a single sitting.',
        'The Mercury in your second house knows all the figures separately, and Pluto these weeks lets them speak to each other.',
        "Whatever they say, it's more useful than what you'd been telling yourself.",
      ],
      task: "Find the one number that explains your money situation, and put it where you'll see it.",
    },
    3: {
      says: [
        'One conversation these weeks can change how you and another person speak for good.',
        'Pluto goes down through the chatter of your third-house Mercury until it comes to something that matters.',
        "It may happen while you're giving somebody a ride or holding a flashlight, and it won't need long.",
      ],
      task: 'Raise a subject with someone nearby that you two have only joked about.',
    },
    4: {
      says: [
        'You find out something about your family that makes sense of a good deal.',
        'Mercury in the fourth house has kept its ears open at home since it was small, and Pluto these weeks hands it a missing piece.',
        "It's more likely to be sad than shocking, and it makes you kinder to somebody.",
      ],
      task: "Ask a family member how a certain time was for them, and don't tell them how it was for you.",
    },
    5: {
      says: [
        'What you write or say for fun goes deeper than you intended.',
        'The fifth-house Mercury likes wordplay and light entertainment, and with Pluto these weeks the joke has a true thing in it.',
        'People laugh a second late and ask you to repeat it.',
      ],
      task: 'Write a short, honest poem, song, or joke about something you find hard to talk about.',
    },
    6: {
      says: [
        "You can find a fault that's escaped everyone.",
        "Pluto and a sixth-house Mercury make a fine detective these weeks, one who asks what has changed and doesn't accept nothing for an answer.",
        "When you've found it, the fix takes a minute.",
      ],
      task: 'Ask why, five times in a row, about one thing that keeps going wrong, and act on the last answer.',
    },
    7: {
      says: [
        "You and somebody can talk about what's really between you.",
        'The Mercury in your seventh house talks about everything with another person and sometimes uses that to avoid one thing.',
        'Pluto makes it easier these weeks to say the one thing first.',
      ],
      task: "Tell someone what you've been careful not to mention, and tell them why you were careful.",
    },
    8: {
      says: [
        'You understand what drives the other side, and you can come to terms.',
        'An eighth-house Mercury reads motives the way others read menus, and Pluto these weeks lets it do so without suspicion.',
        "A joint matter that's been stuck can be settled by a clear proposal from you.",
      ],
      task: "Name the fear behind someone's position in a shared matter, kindly, and offer something that answers it.",
    },
    9: {
      says: [
        "A change of mind about something large would do you good, and you'd enjoy it.",
        'The ninth-house Mercury collects reasons for what it already thinks, and Pluto these weeks makes it curious about the reasons against.',
        "There's a particular freedom in hearing yourself say that you used to believe it.",
      ],
      task: "Tell somebody about a belief you've given up, and what changed your mind.",
    },
    10: {
      says: [
        'What you say in public has consequences these weeks, good ones.',
        'Pluto lends the Mercury in your tenth house the kind of words that people act on.',
        "If there's a truth that's needed where decisions are made, you can put it so that no one loses face.",
      ],
      task: 'Write down in two sentences what should be changed where you have some standing, and show one person.',
    },
    11: {
      says: [
        "You can say to your friends what they've all been thinking.",
        'The eleventh-house Mercury keeps the talk going, and with Pluto these weeks it also knows when to stop and name the subject.',
        "There's a moment of silence, and then everybody speaks at once, with relief.",
      ],
      task: 'Be the first to mention what everyone in the group avoids, and begin with your own share in it.',
    },
    12: {
      says: [
        "You understand why you've been silent about something, and the silence can end.",
        'Pluto these weeks gives words to the twelfth-house Mercury, which knows a great deal and has never been asked.',
        "You needn't tell anyone else until you've heard it yourself.",
      ],
      task: "Record yourself speaking for three minutes about something you've never put into words, then delete it.",
    },
  },
  presses: {
    1: {
      says: [
        "People feel looked through these weeks, and you're the one who's looking.",
        'Pluto sharpens the Mercury in your first house these weeks until each friendly remark is examined for its purpose.',
        "You're right now and then, and nobody tells you anything anymore.",
      ],
      task: 'Believe the first thing three different people tell you, just as they say it.',
    },
    2: {
      says: [
        "Your thoughts keep circling around money, and they've worn a groove.",
        "The Mercury in your second house wants to solve it by thinking, and Pluto these weeks won't let it sleep until it has.",
        "There's one fact that you don't have yet, and thinking won't produce it.",
      ],
      task: 'Find out the one missing fact about your money by calling or asking someone who knows.',
    },
    3: {
      says: [
        "Somebody's words may work on you long after the conversation.",
        "Pluto these weeks brings your third-house Mercury a sentence, from a sibling perhaps or from the other side of the hedge, that you can't get out of your head.",
        "You've added a good deal to it by now.",
      ],
      task: 'Write down the sentence that bothers you exactly as it was said, and count the words that you added.',
    },
    4: {
      says: [
        "There's something at home that no one talks about, and it takes up a lot of room.",
        'The Mercury of your fourth house would sooner talk about anything, and Pluto these weeks makes all other subjects sound false.',
        "You don't have to tell the whole truth to be truthful about your own part.",
      ],
      task: "Say one true sentence about yourself at home, where you'd usually say that everything's fine.",
    },
    5: {
      says: [
        "You can't stop thinking about a person or an idea.",
        'Pluto has locked the fifth-house Mercury these weeks into a game with only one move, which it plays a hundred times a day.',
        'The thing itself might be quite willing to be left alone for an afternoon.',
      ],
      task: "Learn the rules of some game or skill you've never tried, and give it forty undivided minutes.",
    },
    6: {
      says: [
        "Mistakes turn up wherever you look, because you're hunting for them.",
        'The Mercury in your sixth house wants things to be right, and Pluto these weeks wants somebody to be guilty.',
        'People may have started to hide small errors from you, and those become large ones.',
      ],
      task: 'Tell someone about a mistake of your own before you mention one of theirs.',
    },
    7: {
      says: [
        "You know how to win every argument with one person, and you're losing them.",
        'The Mercury in your seventh house remembers everything they ever said, and Pluto these weeks makes use of it.',
        "They've stopped explaining, and you could mistake it for agreement.",
      ],
      task: "Let someone contradict themselves today, and don't point it out.",
    },
    8: {
      says: [
        "You suspect that you haven't been told everything, and you've started to check.",
        "An eighth-house Mercury finds what it looks for, and Pluto these weeks has it looking in other people's pockets, so to speak.",
        "Even if you find something, you'll have to explain how.",
      ],
      task: "Tell the person what you've been wondering about, and let them show you what they want to show.",
    },
    9: {
      says: [
        'One explanation seems to explain everything.',
        'Pluto these weeks makes the Mercury in your ninth house so sure of one idea that each objection becomes another proof.',
        "That's a comfortable place to be, and it's getting lonely.",
      ],
      task: "Find a serious person who doesn't share your explanation, and ask what theirs can't explain.",
    },
    10: {
      says: [
        'You know something that would change how people see someone.',
        "Pluto puts the Mercury in your tenth house to the test these weeks, since it's close to power and likes to be well informed.",
        "Once it's out, it'll be known who said it.",
      ],
      task: 'Keep one damaging fact about somebody to yourself, and judge them by what they do today.',
    },
    11: {
      says: [
        "There's whispering in the group, and you're being told a version.",
        "The Mercury in your eleventh house is everyone's confidant, and Pluto these weeks gives you more than you can honestly keep.",
        'Whatever you say to one of them will be used with another.',
      ],
      task: "Tell the next person who brings you gossip about a friend that you'd like to hear it from the friend.",
    },
    12: {
      says: [
        "One thought comes back these weeks, always the same one, and usually when you're alone.",
        'The twelfth-house Mercury argues with it, and Pluto makes the argument longer each time.',
        'It loses some of its power as soon as another person has heard it and shrugged.',
      ],
      task: 'Tell a levelheaded person the thought that keeps returning, in the words in which it returns.',
    },
  },
}
