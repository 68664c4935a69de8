import type { NatalPoint } from '#lore/transit-meaning.ts'

type Lines = Record<'eases' | 'presses', readonly string[]>

/** What shows of a light contact, in a clause after "and". */
export const minorLines: Record<'jupiter' | 'others', Record<NatalPoint, Lines>> = {
  jupiter: {
    sun: {
      eases: [
        "you ask for something in the tone of a person who's used to getting it",
        'someone may take you up on a thing you had said half as a joke',
        "you're in good spirits, which other people take for competence",
        "people agree to your plan before they've heard all of it",
        'you get credit for a thing you enjoyed doing',
      ],
      presses: [
        "you volunteer for one thing too many because it'll look good",
        'your confidence runs a little ahead of your preparation',
        'you promise in an hour what takes a month',
        'you speak for the whole room and are taken at your word',
        'you overestimate what you can do in a weekend',
      ],
    },
    moon: {
      eases: [
        "you're easy to be around and get fed for it",
        'a relative you were bracing for may be easy company',
        'you feel at home with people you hardly know',
        'a family dinner is over before you wanted it to be',
        'you forgive something small without noticing that you have',
        'you sleep well and wake up liking your own life',
        'somebody may cook for you, or listen for as long as it takes',
      ],
      presses: [
        'your feelings come in large portions, the happy ones included',
        'you invite everyone at once and then wish for a nap',
        'comfort turns into too much of it',
        'you mind things more than you need to, and you spend to feel better',
        "you're kind to more people than you have evenings for",
      ],
    },
    mercury: {
      eases: [
        "the message you've been working on practically writes itself",
        'you learn something useful in passing',
        'people laugh at the right place',
        'an idea of yours finds the person who can use it',
        'you read one good page, and it answers two questions',
      ],
      presses: [
        'you say it well and at twice the length',
        'you agree to the whole thing before reading the second page',
        'a plan sounds better than it adds up',
        'you tell the story before it has happened',
        'you promise five people an answer before you have one',
      ],
    },
    venus: {
      eases: [
        'someone may be pleased to see you and show it',
        'you find the nicer one at the lower price',
        'good company comes without your arranging it',
        "you're liked by someone you'd thought was out of reach",
        "money goes to something you'll still enjoy in a year",
      ],
      presses: [
        'you spend more than you meant to, on something you will enjoy',
        'charm gets you into an evening you have no time for',
        'you like everyone a little more than they have earned',
        'you say yes to charm, and charm has a bill',
        'two pleasant plans fall on one evening, and you keep both',
      ],
    },
    mars: {
      eases: [
        'you have energy for the thing and for the cleaning up afterward',
        'you win something small by simply going first',
        'a push from you is enough',
        "you get more done before lunch than you'd planned for the day",
        "you try the bolder of two ways, and it's the shorter one",
      ],
      presses: [
        'you start three things in the mood for one',
        'you overdo it, and your knees know it before you do',
        'you pick a bigger fight than the matter deserves',
        'you start three things at full speed and finish the loudest',
        "you win an argument that you didn't need to have",
      ],
    },
    jupiter: {
      eases: [
        'somebody may open up a possibility you had filed under later',
        'what you hope for gets a little nearer without any effort of yours',
        'you can be generous and still come out ahead',
        'you think one size larger than usual, and it fits',
        'you hear yes from somebody who had no reason to say it',
      ],
      presses: [
        'everything you have looks half as large as it could be',
        "you want more, and you're not yet sure of what",
        "two good offers get in each other's way",
        "you're certain of something that hasn't been worked out yet",
        'you plan for the best case and pay for the usual one',
      ],
    },
    saturn: {
      eases: [
        'a long job gets easier, or gets paid for',
        'somebody in charge may say yes to a sensible request',
        'patience pays out a first small installment',
        "a limit you'd lived with for years turns out to be negotiable",
        'long patience gets its first real return',
      ],
      presses: [
        'you want to spend and to save in the same breath',
        'a plan of yours is too big for its budget, and both are yours',
        'you hope for more than the schedule allows',
        'you want to grow and to be safe in the same week',
        'you take on a duty because it came with praise',
      ],
    },
    uranus: {
      eases: [
        'an odd idea may find its buyer',
        'you get away with doing it differently',
        'a lucky mistake saves you a week',
      ],
      presses: [
        'you want out of something you had only just gotten into',
        'you take a risk mostly to see what happens',
        'a change you were offered looks better than it is',
      ],
    },
    neptune: {
      eases: [
        'a kindness goes further than you could have planned',
        'you imagine it so well that others begin to see it',
        'music, water, or a long view does you good',
      ],
      presses: [
        'you say yes out of sympathy before you know what it will cost you',
        'you believe the brochure',
        'it all seems possible, which is how you can tell to wait a day',
      ],
    },
    pluto: {
      eases: [
        'you get further with a quiet word than others do with pressure',
        'somebody with influence may turn out to be on your side',
        'you want something badly enough to do it properly',
      ],
      presses: [
        'you want all of it, and you can feel yourself pushing',
        'a small contest can grow until both sides have forgotten the prize',
        'you could win this one and be sorry by the weekend',
      ],
    },
    asc: {
      eases: [
        'people make room for you and introduce you as a friend',
        'you make a good first impression without trying to',
        "you're met with more goodwill than you have used up",
        'new people take to you at once',
        "you look well, and you're told so",
      ],
      presses: [
        'you come on a bit strong, and the quiet one goes home early',
        "you say yes to everyone who's glad to see you",
        'you take up more room than you paid for',
        'you make an entrance when a hello would have done',
        "you fill every silence, and you're tired by ten",
      ],
    },
    mc: {
      eases: [
        'somebody further along may say a good word for you',
        'what you do gets noticed by the right person',
        'an offer comes your way that fits what you can do',
        'your name comes up when something good is handed out',
        'someone above you may make room',
      ],
      presses: [
        'the invitations flatter you and crowd out what you are known for',
        'a bigger title is in reach, with the hours that belong to it',
        "you promise your boss what you'd rather have promised your family",
        "you're offered more to do, and it sounds like praise",
        'you agree to a date that somebody else will have to keep',
      ],
    },
  },
  others: {
    sun: {
      eases: ['you feel a little more like yourself', 'what you want and what you can do agree'],
      presses: ['your patience is shorter than your list', 'you need longer for everything'],
    },
    moon: {
      eases: ['you sleep better than you have in a while', 'home is easier on everyone'],
      presses: ['you would rather be left alone', 'small things get under your skin'],
    },
    mercury: {
      eases: [
        'you think in straight lines and get to the end of them',
        'a conversation you had put off goes well',
        'the paperwork goes through',
      ],
      presses: [
        'you think the same thing through again and get no further',
        'you choose your words and still get asked what you meant',
        'news makes you change your mind about something settled',
      ],
    },
    venus: {
      eases: [
        'an affection of long standing gets a little warmer',
        'you know what you like and what it may cost',
        'someone may prove reliable in a small way that you remember',
      ],
      presses: [
        "you wonder whether you're liked or only useful",
        'a fondness is put on a budget',
        'you see what a certain peace has been costing you',
      ],
    },
    mars: {
      eases: [
        'you work at a pace you could keep up for years',
        'what you set out to do gets done on the day you named',
        'you put your strength where it moves something',
      ],
      presses: [
        'you push with the brake on',
        "you're angrier than the matter is worth",
        'somebody may stand in your way who is only doing a job',
      ],
    },
    jupiter: {
      eases: [
        'a hope of yours turns into a plan with a date',
        'a bigger step looks reasonable, even on paper',
        'somebody sober may believe in you',
      ],
      presses: [
        'a large plan gets smaller and better',
        'you find out what your optimism was resting on',
        'the good offer comes with conditions',
      ],
    },
    saturn: {
      eases: [
        'an old obligation gets lighter, or at least fairer',
        'what you built carefully starts to carry you',
        'you can change one thing that you thought was fixed',
      ],
      presses: [
        "a rule you've kept for years gets questioned, possibly by you",
        "you're tired of being the responsible one",
        'a structure you rely on creaks',
      ],
    },
    uranus: {
      eases: [
        'along with others your age you get used to a new freedom',
        'a change from years ago turns out to have worked',
        'you can try something odd at low risk',
      ],
      presses: [
        "you and your generation meet a limit that wasn't there before",
        'you want to be left alone by every rule at once',
        'an old rebellion of yours is asked what it was for',
      ],
    },
    neptune: {
      eases: [
        'an ideal you share with people your age becomes a bit more practical',
        'you can dream about it and still pay the rent',
        'a vague wish finds a shape',
      ],
      presses: [
        'a dream you share with your generation gets asked for its price',
        "you're disappointed in something you had never quite looked at",
        'you find it hard to say what you believe in, and easy to say what you no longer do',
      ],
    },
    pluto: {
      eases: [
        'you have more staying power than you would have guessed',
        'you can put an old matter to use',
        'a slow change that you share with people your age does you good',
      ],
      presses: [
        'an old struggle over control comes up, mostly inside you',
        'you hold on harder than the thing is worth',
        'you and people your age find out who decides',
      ],
    },
    asc: {
      eases: ['people find you easy to deal with', 'you make a steady impression'],
      presses: [
        'you feel stiff in company',
        "people misread you and you're too tired to correct them",
      ],
    },
    mc: {
      eases: [
        'your work is noticed in a small and lasting way',
        'somebody may trust you with a thing they used to do themselves',
        'you have your name on something sound',
      ],
      presses: ['your work takes more than it gives back', 'the thanks are late'],
    },
  },
}
