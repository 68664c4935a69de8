import type { AspectParagraphs } from '#lore/authored.ts'

export const sunJupiter: AspectParagraphs = {
  joined: {
    fire: {
      title: 'Sure it will work',
      says: [
        'You assume that it will go well, and you behave accordingly ({aspect}).',
        "The Sun in fire wants a large part, and Jupiter believes there's one, so you tend to arrive with more people than were invited.",
        "They have a better time than they'd have had without you.",
        "Your mistakes are of the same size as your hopes, and you get over them so fast that others are still sweeping up when you've thought of something new.",
      ],
      traits: ['bold', 'generous'],
    },
    earth: {
      title: 'Plenty, and some to spare',
      says: [
        "You believe that there's enough, and you set about proving it ({aspect}).",
        'The Sun in earth wants to build something useful, and Jupiter always adds a room.',
        'You plant for a family of nine, whatever the number of the household.',
        "It makes people feel safe around you, and it also makes for a lot of zucchini, and you're a bit hurt when they stop answering in August.",
      ],
      traits: ['generous', 'practical'],
    },
    air: {
      title: 'Interested in everything',
      says: [
        "You've never met a subject you couldn't be talked into.",
        'The Sun in air lives by ideas, and Jupiter makes each of them look like the one that explains the others ({aspect}).',
        'Your good faith makes people braver in what they think.',
        "You do promise to read all their books, and there's a pile by your bed that four different authors believe they're at the top of.",
      ],
      traits: ['open', 'generous'],
    },
    water: {
      title: 'Room for everyone',
      says: [
        'You have more sympathy than hours in the day ({aspect}).',
        'The Sun in water wants to be close to people, and Jupiter cannot see why there should be a limit to how many.',
        "Half the neighborhood believes that you're their particular friend, and they're right.",
        'It comes out in what you forget, since you can miss one dinner by being truly helpful at another.',
      ],
      traits: ['warm', 'generous'],
    },
  },
  tense: {
    'fire water': {
      title: 'Proud of a soft spot',
      says: [
        "You like to stand out, and you're undone by anyone who needs you ({aspect}).",
        'The Sun in fire is training to win, while Jupiter in water has stopped to help a runner up.',
        'You finish well back, arm in arm with a stranger.',
        "People call it noble, and you're both moved and, on and off for about a week, extremely annoyed.",
      ],
      traits: ['proud', 'generous'],
    },
    'fire earth': {
      title: 'Grand ideas, expensive ones',
      says: [
        'You think big and you buy big, and only one of these is free.',
        'The Sun in fire sees itself on horseback, and Jupiter in earth finds a very good price on a horse ({aspect}).',
        "You hadn't mentioned where it would live.",
        'Friends are asked to come and admire it, and they do, and they look at one another over its back.',
      ],
      traits: ['bold', 'generous'],
    },
    'fire air': {
      title: 'You know a lot about it',
      says: [
        'You give advice with great warmth and at some length ({aspect}).',
        'The Sun in fire likes to be asked, but Jupiter in air has already started on the history of the question.',
        'Someone wanted to know which paint.',
        'They get your whole philosophy of color, which is a good one, and they buy white from the first person who will just sell it to them.',
      ],
      traits: ['open', 'frank'],
    },
    'earth fire': {
      title: 'The careful gambler',
      says: [
        'You save for years and then bet it on a feeling.',
        'The Sun in earth knows what things cost, and Jupiter in fire says that you only live once ({aspect}).',
        'You can be found comparing detergents in the same week in which you buy into a restaurant.',
        "Those who trust your judgment with detergent are never sure which of the two they're being advised by.",
      ],
      traits: ['practical', 'bold'],
    },
    'earth air': {
      title: 'Talked into more',
      says: [
        'You mean to keep it simple, and somebody interests you ({aspect}).',
        'The Sun in earth wants a small house that works, while Jupiter in air has heard of a man who builds them round.',
        'There follow a year of correspondence and a model.',
        'You still need a house, and people ask about the round one with such enjoyment that you cannot bring yourself to tell them you chose beige.',
      ],
      traits: ['practical', 'idealistic'],
    },
    'earth water': {
      title: 'Generous on top of a full day',
      says: [
        "You do your own work and then everyone else's, out of kindness.",
        'The Sun in earth takes pride in being up to things, but Jupiter in water never says that this is enough people ({aspect}).',
        "By Thursday you're driving three relatives, and one of them isn't yours.",
        "You'd be missed terribly if you stopped, and you take that as a reason to go on.",
      ],
      traits: ['generous', 'steady'],
    },
    'air water': {
      title: 'Understanding everybody',
      says: [
        'You can see the good in a person so clearly that you overlook the evidence ({aspect}).',
        'The Sun in air wants to be fair to them, and Jupiter in water has already forgiven them.',
        'You lend the van again.',
        'It comes back empty again, and you explain to your friends about his childhood, though he has never mentioned one.',
      ],
      traits: ['trusting', 'generous'],
    },
    'air earth': {
      title: 'Big talk, real bills',
      says: [
        'You like an idea for its elegance, and you overspend on the equipment.',
        'The Sun in air took an interest in espresso, and Jupiter in earth took delivery of a machine with a boiler ({aspect}).',
        'You can explain all of it, and you do, while people wait.',
        "It makes a very fine coffee, and they've learned to come to you already awake.",
      ],
      traits: ['open', 'generous'],
    },
    'air fire': {
      title: 'Carried off by the idea',
      says: [
        'You start out discussing a cause and end up leading it ({aspect}).',
        'The Sun in air came to hear the arguments, while Jupiter in fire heard a trumpet.',
        'You went in for the free coffee and came out as treasurer.',
        "You'll do it with spirit, and the friend you came with has to explain at home where you've gone on Wednesdays.",
      ],
      traits: ['open', 'bold'],
    },
    'water fire': {
      title: 'Shy wishes, enormous plans',
      says: [
        'You have a modest nature and immodest hopes.',
        'The Sun in water would be content to be loved by five people, but Jupiter in fire has pictured a stadium ({aspect}).',
        'So you post the song at midnight and take it down at seven.',
        'Eleven people had heard it, and they liked it very much, and they cannot find it now.',
      ],
      traits: ['modest', 'idealistic'],
    },
    'water air': {
      title: 'Feeling one thing, preaching another',
      says: [
        "You hold broad views, and your feelings haven't signed them ({aspect}).",
        'Jupiter in air believes that people should live as they please, and the Sun in water minds when they please to live far away.',
        "You give a friend every encouragement to take the job abroad, and you don't look up from the stove.",
        "They know both are true, and they'd like to hear the second one once.",
      ],
      traits: ['idealistic', 'close'],
    },
    'water earth': {
      title: 'Too much of a good thing',
      says: [
        'When you love people, you feed them past the point of comfort.',
        'The Sun in water wants to give its feelings, and Jupiter in earth gives them in pounds ({aspect}).',
        'Nobody has ever left your place with one container.',
        "They'd be glad to hear it in words, too, for a change, and they'd still take the container.",
      ],
      traits: ['generous', 'warm'],
    },
  },
  harmonious: {
    'fire fire': {
      title: 'Luck you make',
      says: [
        'Things tend to work out for you, partly because you try so many of them ({aspect}).',
        "The Sun in fire isn't afraid to be seen failing, and Jupiter is certain that the next one will go.",
        'You ask for the upgrade, the solo, and the last two tickets.',
        "Two noes out of three don't bother you, so what people see is someone who always gets the tickets.",
      ],
      traits: ['bold', 'trusting'],
    },
    'earth earth': {
      title: 'It grows under your hands',
      says: [
        'What you look after tends to increase.',
        'The Sun in earth does a little every day, and Jupiter sees where it could lead ({aspect}).',
        'One tray of seedlings on a windowsill has become a stall at the Saturday market.',
        'You keep it at a size that can be enjoyed, and that part of your good luck is a skill.',
      ],
      traits: ['practical', 'generous'],
    },
    'air air': {
      title: 'A good word for everyone',
      says: [
        'You put people in touch with one another, and good things come of it ({aspect}).',
        'The Sun in air likes to know what everyone is up to, and Jupiter sees that two of them should meet.',
        'There are several small businesses and at least one marriage that began with a message from you.',
        "You ask for nothing, and you're invited to all of it.",
      ],
      traits: ['generous', 'open'],
    },
    'water water': {
      title: 'Faith in people',
      says: [
        'You expect people to be good, and around you they mostly are.',
        'The Sun in water gives its trust early, and Jupiter gives it a second time ({aspect}).',
        'A teenager with a bad name in the neighborhood has had the run of your tools for two summers.',
        'Nothing is missing, and he has sharpened the saw.',
      ],
      traits: ['trusting', 'generous'],
    },
    'fire air': {
      title: 'Spirit and good sense',
      says: [
        "You can make a gamble sound like a good idea because it's one ({aspect}).",
        'The Sun in fire wants the adventure, and Jupiter in air has talked to four people who have done it.',
        'So when you propose cycling across Portugal, you know about the dogs.',
        'Cautious friends come along, and a number of them have you to thank for the best month of their lives.',
      ],
      traits: ['bold', 'open'],
    },
    'air fire': {
      title: 'Believes in you out loud',
      says: [
        'You can talk a discouraged person back onto their feet.',
        'The Sun in air finds the reasons, and Jupiter in fire believes them so heartily that they begin to sound likely ({aspect}).',
        'You have stood in a parking lot with somebody before an exam and made them laugh.',
        "They passed, as it happens, and they've told you that it was the laughing.",
      ],
      traits: ['generous', 'warm'],
    },
    'earth water': {
      title: 'A generous kind of order',
      says: [
        'You manage things well, and you manage them for more people than yourself ({aspect}).',
        'The Sun in earth keeps the accounts straight, and Jupiter in water wants somebody to benefit.',
        "There's always a spare bed made up at your place, and a plan for the person who is in it.",
        "They leave after a month with a job, and they've learned how you do your accounts.",
      ],
      traits: ['generous', 'orderly'],
    },
    'water earth': {
      title: 'Kindness that adds up',
      says: [
        'You turn sympathy into something that lasts.',
        'The Sun in water feels for people, and Jupiter in earth thinks in terms of a roof and a fund ({aspect}).',
        'You put aside ten dollars a week for the school band, and in the sixth year there are new tubas.',
        'Nobody remembers that it started with one child whose horn was held together with tape, but you do.',
      ],
      traits: ['generous', 'steady'],
    },
  },
}
