import type { AspectParagraphs } from '#lore/authored.ts'

export const venusMars: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'With you, liking and going after are the same moment ({aspect}).',
        "Venus in fire lights up, and Mars is already on its feet, so the person you noticed across the yard knows about it before you've got a drink.",
        "It's hard to take offense at such open pleasure.",
        "People who need to be courted slowly do miss the slow part, and you can have won someone before you've asked yourself whether you want them.",
      ],
      traits: ['bold', 'open'],
    },
    earth: {
      says: [
        'You know what you want, and you go about getting it without hurry ({aspect}).',
        'Venus in earth likes things it can touch, and Mars works at a steady pace toward them, so your wooing consists largely of turning up.',
        'You bring firewood, and the next week you bring more.',
        "The other person may not call it romance until their shed is full, and then they notice that they've been counting on you.",
      ],
      traits: ['steady', 'practical'],
    },
    air: {
      says: [
        'You flirt by disagreeing.',
        'Venus in air is attracted by wit, and Mars wants to try its strength on it, so the better you like someone the more you contradict them ({aspect}).',
        'It sparkles, and both of you forget to eat.',
        'A person who takes words at face value may go home believing you found them foolish, on the evening when you were most taken with them.',
      ],
      traits: ['playful', 'quick'],
    },
    water: {
      says: [
        "You move toward people by instinct, and you couldn't say when you started ({aspect}).",
        "Venus in water wants tenderness, and Mars goes about it sideways, by being near and being kind, until one day it's settled.",
        'No one is ever quite sure who began it.',
        "When you're hurt it works in the same manner, and you can be a long way off before anybody has noticed you leaving.",
      ],
      traits: ['warm', 'guarded'],
    },
  },
  tense: {
    'fire water': {
      says: [
        'You win people with high spirits and then keep them with worry ({aspect}).',
        "Venus in fire wants to dazzle them, while Mars in water wants to be sure they won't leave.",
        'You send them off to the party in a wonderful mood and text at nine to ask how it is.',
        'They see two people, one who says go and one who asks when, and both of them mean it fondly.',
      ],
      traits: ['warm', 'wary'],
    },
    'fire earth': {
      says: [
        'You fall in love in a minute and take a year to do anything about it ({aspect}).',
        'Venus in fire has made its choice, but Mars in earth likes to see where its feet are going.',
        "So you bring the person up in every conversation and don't call.",
        "Friends get tired of the name, and the person in question thinks you're merely friendly.",
      ],
      traits: ['slow', 'open'],
    },
    'fire air': {
      says: [
        'You want to be admired, and you pick people who answer back.',
        'Venus in fire would like applause for the new shirt, and Mars in air has already asked what they really think ({aspect}).',
        'They tell you.',
        "There's a short silence, and then you defend the shirt at such length that they start to wish for one themselves.",
      ],
      traits: ['playful', 'proud'],
    },
    'earth fire': {
      says: [
        'You love peace and quiet, and you keep stirring things up ({aspect}).',
        'Venus in earth wants a slow evening with someone familiar, and after an hour of it Mars in fire wants a contest.',
        "So you challenge them to race you up the hill, in sandals, when they've only just taken off theirs.",
        "They can't tell what you want from a day off, and by the top of the hill neither can you.",
      ],
      traits: ['bold', 'changeable'],
    },
    'earth air': {
      says: [
        'You know what you like, and you talk yourself out of it.',
        "Venus in earth wanted the first one it touched, but Mars in air won't let a choice pass unchallenged ({aspect}).",
        'You take four paint samples home to prove that the first was right.',
        "Anyone who lives with you learns to say nothing for a week, after which you'll decide on the first and call it a process.",
      ],
      traits: ['steady', 'changeable'],
    },
    'earth water': {
      says: [
        'You give openly, and you ask in hints ({aspect}).',
        "Venus in earth shows what it feels with a good meal or a useful present, while Mars in water can't bring itself to say what it would like back.",
        'You mention twice how stiff your neck is.',
        "If nobody offers, you're cooler for the evening, and they feel it without knowing they missed anything.",
      ],
      traits: ['generous', 'guarded'],
    },
    'air water': {
      says: [
        'You say that it would be no big deal, and you mind very much.',
        'Venus in air keeps every invitation easy, and Mars in water has already imagined the whole weekend ({aspect}).',
        "So when a friend cancels, you write back that it's totally fine, and you spend Saturday reorganizing things with some force.",
        "They believe the message, because you've always sounded so relaxed.",
      ],
      traits: ['tactful', 'guarded'],
    },
    'air earth': {
      says: [
        'You seem willing to go along with anything until somebody begins to do it ({aspect}).',
        "Venus in air likes every suggestion while it's only talk, but Mars in earth does things one way.",
        'A friend who moved in would find that the towels are folded in thirds.',
        "You'd be sincere about wanting their ideas, and they'd be sincere about the towels, and it would take a while to get over.",
      ],
      traits: ['steady', 'tactful'],
    },
    'air fire': {
      says: [
        'You want everybody to be happy, and you want it your way by six.',
        'Venus in air would hear all the opinions, and Mars in fire has already picked the place ({aspect}).',
        'You ask the whole car where they want to stop while turning into the parking lot.',
        'They forgive you, because the asking is so friendly, though no one has ever seen the other place.',
      ],
      traits: ['tactful', 'bold'],
    },
    'water fire': {
      says: [
        'You love gently, and you fight at the top of your lungs ({aspect}).',
        'Venus in water wants only to be close, but when closeness is refused, Mars in fire takes the refusal head-on.',
        'You shout that you miss them.',
        "What reaches the other person is the volume, and they back away from the very sentence they'd have loved to hear in another tone.",
      ],
      traits: ['warm', 'bold'],
    },
    'water air': {
      says: [
        'You hope people will guess what you feel, and you give them clever remarks to go on.',
        "Venus in water can't say it, and Mars in air covers the gap with teasing ({aspect}).",
        'You make fun of their hat for the whole trip.',
        'It takes an unusually confident person to work out how much you like the head under it.',
      ],
      traits: ['playful', 'guarded'],
    },
    'water earth': {
      says: [
        'You want tenderness and you go about it like a chore ({aspect}).',
        'Venus in water dreams of an evening for two, while Mars in earth still has to clean the gutters first, since they look bad.',
        'You come in at nine with leaves in your hair.',
        'The other one has gone to bed, touched about the gutters, and would have preferred you at seven.',
      ],
      traits: ['practical', 'warm'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        "You make it obvious that you like someone, and it's obvious that you like being obvious ({aspect}).",
        'Venus in fire delights in the person, and Mars is happy to do something about it.',
        "You'll cross a room, or a state.",
        "It gives other people courage, since there's no game to lose, and even the ones who say no tend to be in a good mood for the day.",
      ],
      traits: ['open', 'bold'],
    },
    'earth earth': {
      says: [
        'You know how to enjoy what you have and how to work for it, and the two never quarrel.',
        'Venus in earth likes the good things, and Mars is willing to knead, plant, or lift them ({aspect}).',
        'You can build the table and then sit at it for four hours with everyone you like.',
        'Being near someone so comfortable in their own skin makes others slow down and take a second helping.',
      ],
      traits: ['steady', 'warm'],
    },
    'air air': {
      says: [
        'You can ask for what you want and leave people feeling free to refuse ({aspect}).',
        'Venus in air makes the question pleasant, and Mars asks it without beating around the bush.',
        'You could get a hotel to let you play the piano in its lobby.',
        'Because you take a no so lightly, you hear it less than most.',
      ],
      traits: ['open', 'tactful'],
    },
    'water water': {
      says: [
        'You know when to come closer and when to let someone be ({aspect}).',
        "Venus in water feels what they'd like, and Mars follows without being told.",
        'You put a hand on a shoulder at the one moment in the evening when it was wanted.',
        "People trust you without quite knowing why, as they've never caught you trying.",
      ],
      traits: ['warm', 'close'],
    },
    'fire air': {
      says: [
        "You're fun to disagree with.",
        'Venus in fire likes people warmly, and Mars in air likes to spar with them, so an argument about pineapple can be the best part of the night ({aspect}).',
        'Affection shows through all of it.',
        'Shy people find themselves answering back with you, and they go home pleased with themselves.',
      ],
      traits: ['playful', 'warm'],
    },
    'air fire': {
      says: [
        'You meet people easily, and then something happens with them ({aspect}).',
        'Venus in air starts the chat, and Mars in fire says that in that case you should all go and see it right now.',
        'Half an hour later five near strangers are on a tour of the water tower.',
        'They might have talked about it for years, and they recall your name long after.',
      ],
      traits: ['open', 'quick'],
    },
    'earth water': {
      says: [
        'You look after people in ways they notice only afterward.',
        "Venus in earth knows what is comfortable, and Mars in water senses when it's needed ({aspect}).",
        'The heating pad has been warmed up before they knew that they were coming down with something.',
        'You rarely have to be asked, and it makes those you love feel less alone than a declaration would.',
      ],
      traits: ['warm', 'practical'],
    },
    'water earth': {
      says: [
        'Your love is soft in tone and very stubborn ({aspect}).',
        'Venus in water gives its whole feeling to a person, and Mars in earth keeps doing what that feeling requires.',
        'When a friend is training for her first race at sixty, you come out every morning and complain about the weather with her.',
        "You don't think of it as strength, because it has never cost you any effort to decide.",
      ],
      traits: ['steady', 'close'],
    },
  },
}
