import type { AspectParagraphs } from '#lore/authored.ts'

export const sunJupiter: AspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You assume that it will go well, and you behave accordingly ({aspect}).',
        "The Sun in fire wants a large part, and Jupiter believes there's one, so you tend to arrive with more people than were invited.",
        "They have a better time than they'd have had without you.",
        "Your mistakes are of the same size as your hopes, and you get over them so fast that others are still sweeping up when you've thought of something new.",
      ],
      traits: ['bold', 'generous'],
    },
    earth: {
      says: [
        "You believe that there's enough, and you set about proving it ({aspect}).",
        'The Sun in earth wants to build something useful, and Jupiter always adds a room.',
        'You plant for a family of nine, whatever the number of the household.',
        "It makes people feel safe around you, and it also makes for a lot of zucchini, and you're a bit hurt when they stop answering in August.",
      ],
      traits: ['generous', 'practical'],
    },
    air: {
      says: [
        "You've never met a subject you couldn't be talked into.",
        'The Sun in air lives by ideas, and Jupiter makes each of them look like the one that explains the others ({aspect}).',
        'Your good faith makes people braver in what they think.',
        'You promise to read the books they mention, and each friend believes theirs is next on the pile by your bed.',
      ],
      traits: ['open', 'generous'],
    },
    water: {
      says: [
        'You have more sympathy than hours in the day ({aspect}).',
        "The Sun in water wants to be close to people, and Jupiter can't see why there should be a limit to how many.",
        "Half the neighborhood believes that you're their particular friend, and they're right.",
        'It comes out in what you forget, since you can miss one dinner by being truly helpful at another.',
      ],
      traits: ['warm', 'generous'],
    },
  },
  tense: {
    'fire water': {
      says: [
        "You like to stand out, and you're undone by anyone who needs you ({aspect}).",
        'The Sun in fire wants to win the race, while Jupiter in water has stopped to help a runner up.',
        'You finish well back, arm in arm with a stranger.',
        "People call it noble, and you're both moved and, on and off for about a week, extremely annoyed.",
      ],
      traits: ['proud', 'generous'],
    },
    'fire earth': {
      says: [
        'You think big and you buy big, and only one of these is free.',
        'The Sun in fire sees itself on horseback, and Jupiter in earth finds a very good price on a horse ({aspect}).',
        "The question of where it will live hasn't come up.",
        'Friends are asked to come and admire it, and they do, and they look at one another over its back.',
      ],
      traits: ['bold', 'generous'],
    },
    'fire air': {
      says: [
        'You give advice with great warmth and at some length ({aspect}).',
        'The Sun in fire likes to be asked, but Jupiter in air has already started on the history of the question.',
        'Someone wanted to know which paint.',
        'They get your whole philosophy of color, which is a good one, and they buy white from the first person who will just sell it to them.',
      ],
      traits: ['open', 'frank'],
    },
    'earth fire': {
      says: [
        'You save for years and then bet it on a feeling.',
        'The Sun in earth knows what things cost, and Jupiter in fire says that you only live once ({aspect}).',
        'You can be found comparing detergents in the same week in which you buy into a restaurant.',
        "Those who trust your judgment with detergent are never sure which of the two they're being advised by.",
      ],
      traits: ['practical', 'bold'],
    },
    'earth air': {
      says: [
        'You mean to keep it simple, and somebody interests you ({aspect}).',
        'The Sun in earth wants a small house that works, while Jupiter in air has heard of a man who builds them round.',
        'For a year you read about it, and you draw it for people on napkins.',
        "You still need a place to live, and everyone enjoys asking about the round one so much that you can't tell them you've dropped it.",
      ],
      traits: ['practical', 'idealistic'],
    },
    'earth water': {
      says: [
        "You do your own work and then everyone else's, out of kindness.",
        'The Sun in earth takes pride in being up to things, but Jupiter in water keeps finding one more person who could use you ({aspect}).',
        "By Thursday you're driving three relatives, and one of them isn't yours.",
        "You'd be missed terribly if you stopped, and you take that as a reason to go on.",
      ],
      traits: ['generous', 'steady'],
    },
    'air water': {
      says: [
        'You can see the good in a person so clearly that you overlook the evidence ({aspect}).',
        'The Sun in air wants to be fair to them, and Jupiter in water has already forgiven them.',
        'You lend your van to the same friend again.',
        'It comes back empty again, and you explain to your friends about his childhood, though he has never mentioned one.',
      ],
      traits: ['trusting', 'generous'],
    },
    'air earth': {
      says: [
        'You like an idea for its elegance, and you overspend on the equipment.',
        'The Sun in air took an interest in espresso, and Jupiter in earth took delivery of a machine with a boiler ({aspect}).',
        'You can explain all of it, and you do, while people wait.',
        "It makes a very fine coffee, and they've learned to come to you already awake.",
      ],
      traits: ['open', 'generous'],
    },
    'air fire': {
      says: [
        'You start out discussing a cause and end up leading it ({aspect}).',
        'The Sun in air came to hear the arguments, while Jupiter in fire heard a trumpet.',
        'You go in for the free coffee and come out as treasurer.',
        "You do it with spirit, and the people who expected to see you on Wednesdays have to find out where you've gone.",
      ],
      traits: ['open', 'bold'],
    },
    'water fire': {
      says: [
        'You have a modest nature and immodest hopes.',
        'The Sun in water would be content to be loved by five people, but Jupiter in fire has pictured a stadium ({aspect}).',
        'So you might post a song at midnight and take it down at seven.',
        "The eleven people who hear it like it very much, and then they can't find it.",
      ],
      traits: ['modest', 'idealistic'],
    },
    'water air': {
      says: [
        "You hold broad views, and your feelings don't always agree with them ({aspect}).",
        'Jupiter in air believes that people should live as they please, and the Sun in water minds when they please to live far away.',
        "You give a friend every encouragement to take the job abroad, and you don't look up from the stove.",
        "They know both are true, and they'd like to hear the second one once.",
      ],
      traits: ['idealistic', 'close'],
    },
    'water earth': {
      says: [
        'When you love people, you feed them past the point of comfort.',
        'The Sun in water wants to give its feelings, and Jupiter in earth gives them in pounds ({aspect}).',
        'Nobody leaves your place with only one container.',
        "They'd be glad to hear it in words, too, for a change, and they'd still take the container.",
      ],
      traits: ['generous', 'warm'],
    },
  },
  harmonious: {
    'fire fire': {
      says: [
        'Things tend to work out for you, partly because you try so many of them ({aspect}).',
        "The Sun in fire isn't afraid to be seen failing, and Jupiter is certain that the next one will go.",
        'You ask for the upgrade, the solo, and the last two tickets.',
        "Two noes out of three don't bother you, so what people see is someone who always gets the tickets.",
      ],
      traits: ['bold', 'trusting'],
    },
    'earth earth': {
      says: [
        'What you look after tends to increase.',
        'The Sun in earth does a little every day, and Jupiter sees where it could lead ({aspect}).',
        'One tray of seedlings on a windowsill can turn into a stall at the Saturday market.',
        'You keep it at a size that can be enjoyed, and that part of your good luck is a skill.',
      ],
      traits: ['practical', 'generous'],
    },
    'air air': {
      says: [
        'You put people in touch with one another, and good things come of it ({aspect}).',
        'The Sun in air likes to know what everyone is up to, and Jupiter sees that two of them should meet.',
        'A business, or a marriage, can begin with a message from you.',
        'You ask for nothing in return, and you tend to be invited.',
      ],
      traits: ['generous', 'open'],
    },
    'water water': {
      says: [
        'You expect people to be good, and around you they mostly are.',
        'The Sun in water gives its trust early, and Jupiter gives it a second time ({aspect}).',
        "You'd let a teenager with a bad name in the neighborhood borrow your tools.",
        "They come back, quite possibly sharpened, because he isn't often trusted with anything.",
      ],
      traits: ['trusting', 'generous'],
    },
    'fire air': {
      says: [
        'You can make a gamble sound like a good idea, and often it really is a good idea ({aspect}).',
        'The Sun in fire wants the adventure, and Jupiter in air has talked to four people who have done it.',
        'So when you propose cycling across Portugal, you already know about the dogs.',
        "Cautious friends come along, and they're surprised at how safe it felt.",
      ],
      traits: ['bold', 'open'],
    },
    'air fire': {
      says: [
        'You can talk a discouraged person back onto their feet.',
        'The Sun in air finds the reasons, and Jupiter in fire believes them so heartily that they begin to sound likely ({aspect}).',
        'You can stand outside with somebody before an exam and get them to laugh.',
        'It may not change what they know, but they go in believing that they could pass.',
      ],
      traits: ['generous', 'warm'],
    },
    'earth water': {
      says: [
        'You manage things well, and you manage them for more people than yourself ({aspect}).',
        'The Sun in earth keeps the accounts straight, and Jupiter in water wants somebody to benefit.',
        "There's likely to be a spare bed made up at your place, and a plan for the person in it.",
        'They leave after a while with a job, and with some idea of how you do your accounts.',
      ],
      traits: ['generous', 'orderly'],
    },
    'water earth': {
      says: [
        'You turn sympathy into something that lasts.',
        'The Sun in water feels for people, and Jupiter in earth thinks in terms of a roof and a fund ({aspect}).',
        "You're the type to put aside ten dollars a week for the school band, and in the sixth year there are new tubas.",
        "By then nobody asks where it started, and you don't bring up the child whose horn was held together with tape.",
      ],
      traits: ['generous', 'steady'],
    },
  },
}
