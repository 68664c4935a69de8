import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const plutoInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'decision',
      sentences: [
        'The people of your time dig by storming: a fort left unattacked keeps them up at night{ref}.',
        'In a single life it shows as one great stubborn yes at the moment everyone advises no.',
        'Choose the fort with care, for it will be yours to heat.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Your generation learned that whoever hesitates gets decided about{ref}.',
        'You hardly feel your own force until something blocks the door.',
        'Practice on open ones: ask, wait for the answer, and walk in at normal speed.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'money',
      sentences: [
        'For your age-mates land and grain were the whole question, and they never quite put the shovel down{ref}.',
        'You keep what others would call worthless, in labeled tins.',
        'What you would be without it can be looked at slowly, tin by tin.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your generation holds on{ref}.',
        'It is in your grip when you shake hands, and in how long you look at a field before you part with a yard of it.',
        'Let go of one small thing on purpose, while the hand is warm.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'desk',
      sentences: [
        'Language was what people your age took apart, to see who was speaking from underneath{ref}.',
        "You ask 'Why do we say it that way?' at an hour when others want soup.",
        'It is a fine question, and your own favorite phrase is due for it.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Rumor was the weapon of your generation, and the printed word its cure{ref}.',
        'You can finish off a falsehood with one calmly read paragraph.',
        'Before you do, consider whether a talk by the side door would have been enough.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'memory',
      sentences: [
        'Those born around you left houses behind, and kept watch over the ones they found{ref}.',
        'You know what each cup has come through.',
        "The watch can be relaxed by a finger: let somebody's child drink from the good one.",
      ],
    },
    {
      view: 'kitchen',
      sentences: [
        "Under your generation's roof nothing is wasted and little is said{ref}.",
        'String, jars, grievances: all of it is kept, sorted by size.',
        'Open the old trunk in company, because some of what lies there was meant to be used up.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Your age-mates refused to be small, and turned the room over to prove it{ref}.',
        "Somewhere in you sits a child who was told 'Not now' and has been rehearsing ever since.",
        'Give that child ten minutes early on, before it takes the whole evening.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Being somebody is a matter of life and rent to people your age{ref}.',
        'You would burn the manuscript sooner than have it called nice.',
        "Ask for the opinion of one person who isn't impressed by you, and stay seated while it comes.",
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'How things are made is what the people of your years dug into: what is in the sausage, who sews the shirt, where the waste goes{ref}.',
        'You read labels the way others read faces.',
        'Spare yourself the same inspection now and then; you are allowed additives.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Work, for your generation, is where one gets taken apart and put together{ref}.',
        'You have been through a job that changed your handwriting.',
        'Hardly anyone sees what you can do since then: show a beginner the grip.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        'Your age-mates had to find out what a couple is once nobody made them be one{ref}.',
        'You have ended a bond, or rebuilt it down to the studs.',
        "Since then you can hear a false 'whatever you like' through a closed door, including your own.",
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'Courtesy has a cellar, and people your age have been down in it{ref}.',
        'You can tell who holds the power at a dinner by who gets asked about the wine.',
        'Say it aloud, lightly, and watch the seating change.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'solitude',
      sentences: [
        'Your generation wants to know what is under the floor, and brings a crowbar to the housewarming{ref}.',
        'You have sat up with a truth until it had no teeth.',
        'Others wake slower, so hand it to them by daylight, in pieces that fit a pocket.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'All or silence is the dialect of your age group{ref}.',
        'You have loved somebody so thoroughly that you could have drawn their shadow.',
        'Leave one room of them unsearched: it is where they will go to miss you.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'crowd',
      sentences: [
        'People of your years dig at beliefs: the flag, the prayer, the lecture, the news{ref}.',
        'You asked for the source before you could tie a tie.',
        'What you would stand up for is a shorter list than what you have seen through, and it is worth writing out.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Your generation had the whole world in its hand and went looking for what was true in it{ref}.',
        'In your life it shows as a conviction you changed overnight and have not brought up at home.',
        'Discuss it with somebody who still has the old one.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'Your age-mates grew up while the big houses, the banks and the schools, were showing their cracks{ref}.',
        'You test every stair with one foot before you trust it.',
        'Someday you will be the stair: think of the foot.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'As a kid you heard grown people speak of the future in a lowered voice{ref}.',
        'It made your year sober, and hard to bluff.',
        'You keep a plan with a second plan behind it; let a friend see the place where the two of them part.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        "Your generation digs at the question of who 'we' are{ref}.",
        'You know groups from inside the machine that sorts them, and you can feel it when you have been sorted.',
        'Step across to the next pile now and then and introduce yourself.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'For people of your time a network is a force, like a river{ref}.',
        'You have seen one lift a person by morning and set them down hard by night.',
        'Be the one who writes on the day after, when the water has gone down.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'Wherever the songs come from, people of your time went down to look, and came back changed{ref}.',
        'You trust a dream over an inventory.',
        'Put a piece of the dream on the inventory anyway: one short line, and a place where it can be found.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Pity was the deep force of your generation{ref}.',
        'You take in what the street throws out, and underneath you find what everyone had forgotten to be grateful for.',
        'See that the boat you are bailing is also the one you sit in.',
      ],
    },
  ],
}
