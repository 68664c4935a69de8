import type { Sign } from '#sky/zodiac.ts'
import type { Wording } from '../../../wording.ts'

export const uranusInSign: Record<Sign, Wording[]> = {
  Aries: [
    {
      view: 'crowd',
      sentences: [
        'In your school years nobody waited for the adults to finish the sentence{ref}.',
        'People started a thing of their own, badly, on a Monday.',
        "In you it is the reflex to leave a line that isn't moving and open a second register.",
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Your generation breaks off by beginning{ref}.',
        "Ask at a class reunion how the big changes came about, and what you hear is 'I just went.'",
        'When it comes over you, take the first step, and let the second wait for one night.',
      ],
    },
  ],
  Taurus: [
    {
      view: 'money',
      sentences: [
        'Those who grew up alongside you saw prices, fields and the very idea of owning shift under their feet{ref}.',
        'So you all keep two kinds of savings, one in numbers, one in seeds or tools.',
        'In your case it shows in what you refuse to buy new.',
      ],
    },
    {
      view: 'body',
      sentences: [
        'Change comes to your generation through the hands: another bread, another currency, another way to heat a house{ref}.',
        'You are slow to throw things out, and then all the cupboards go in one afternoon.',
        'Measure the doorway first.',
      ],
    },
  ],
  Gemini: [
    {
      view: 'crowd',
      sentences: [
        'Over the wires of its time your age group talked faster than its teachers could follow{ref}.',
        'Among you half a sentence will do.',
        'In the family it makes you the one who changes how things get told, and who then has to wait while the rest catch up.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Among people your age it is normal to learn a thing from the wrong end, the answer first and the grammar later{ref}.',
        'Textbooks felt like detours.',
        'When you explain something to anyone older or younger, draw them the detour all the same.',
      ],
    },
  ],
  Cancer: [
    {
      view: 'kitchen',
      sentences: [
        "The families your classmates made do not look like the ones on their parents' mantelpiece{ref}.",
        'Two homes, a roommate who stayed for good, dinner at ten.',
        'You broke one house rule so thoroughly that by now it seems strange anyone ever kept it.',
      ],
    },
    {
      view: 'memory',
      sentences: [
        'Moving out came to your generation in jolts{ref}.',
        'There was a slammed door or a packed car, and after it a long fondness by telephone.',
        'What was handed down to you and cannot be used may be taken apart: save the hinges.',
      ],
    },
  ],
  Leo: [
    {
      view: 'crowd',
      sentences: [
        'Your school years produced people who would not be an audience{ref}.',
        'Somebody had a band, somebody shot films with a borrowed camera, and everybody had an outfit.',
        'In you it survives as a sudden refusal to clap along, and the wish to be up there with something louder.',
      ],
    },
    {
      view: 'love',
      sentences: [
        'Among your age-mates romance came with a manifesto{ref}.',
        'You wanted to be loved as the exception, and you have walked out of at least one lovely evening because it was going by the script.',
        'Let the other person write a scene.',
      ],
    },
  ],
  Virgo: [
    {
      view: 'desk',
      sentences: [
        'The people you trained with changed how work is done before they changed anything else: the hours, the tools, the dress code{ref}.',
        'In your case it shows at the photocopier.',
        "You can't watch a process without taking two steps out of it.",
      ],
    },
    {
      view: 'body',
      sentences: [
        'Your generation took its health away from the experts and put it in a notebook, a juicer, a pair of running shoes{ref}.',
        'Your own routines are strict and last about a year.',
        'When one breaks, look at what it was protecting before you design the next.',
      ],
    },
  ],
  Libra: [
    {
      view: 'love',
      sentences: [
        'Marriage, for those who came of age with you, turned from a building into a draft{ref}.',
        'You have friends in arrangements that have no name, cheerful ones.',
        'Yours gets renegotiated about as often as the furniture is moved; see that there is a good chair in it for each.',
      ],
    },
    {
      view: 'quarrel',
      sentences: [
        'One friendship ended over equal shares, another begun over them in the same week: it is how people your age do things{ref}.',
        'You too dropped your manners once, in a matter of who does what.',
        'It was worth it, and the other party may still be waiting for an invitation.',
      ],
    },
  ],
  Scorpio: [
    {
      view: 'quarrel',
      sentences: [
        'A nose for what was hushed up was common in your school years, and so was saying it at the table{ref}.',
        'Silence fell, and then the air was better.',
        'You still do it, mostly at family dinners with the pie already cut: warn the baker.',
      ],
    },
    {
      view: 'money',
      sentences: [
        'Sharing money or a bed with someone made your age-mates invent rules of their own, some of them written on the fridge{ref}.',
        'Ties you want to end, you cut in one night.',
        'Sleep first, and undo by hand what can be undone.',
      ],
    },
  ],
  Sagittarius: [
    {
      view: 'decision',
      sentences: [
        'The ones you grew up with left the map early: exchange years, other faiths, a job in a time zone their parents could not compute{ref}.',
        'You have a belief of your own that you dropped in the middle of a road.',
        'Say what took its place, if only in a letter.',
      ],
    },
    {
      view: 'desk',
      sentences: [
        'Your generation stopped taking the syllabus for the subject{ref}.',
        'A night ferry and a strange lecture have taught you more than anything with a seal on it.',
        'Somebody younger would be glad of the list.',
      ],
    },
  ],
  Capricorn: [
    {
      view: 'desk',
      sentences: [
        'Career ladders were being taken down and stacked just as your age-mates arrived in their good shoes{ref}.',
        'So you learned to climb the scaffolding.',
        'At work you respect the task, and you call the director by first name.',
      ],
    },
    {
      view: 'decision',
      sentences: [
        'Institutions get taken apart from within by people your age, one form at a time{ref}.',
        'You keep the deadline and change what it is a deadline for.',
        'When a structure of your own begins to creak, do to it what you would do to theirs.',
      ],
    },
  ],
  Aquarius: [
    {
      view: 'crowd',
      sentences: [
        'Your classmates had friends in places none of them could have found on a globe{ref}.',
        'A group, for all of you, is something one opens, names and can leave by pressing a corner.',
        'In your own life it is the leaving that deserves a sentence: type one.',
      ],
    },
    {
      view: 'friendship',
      sentences: [
        'Odd is the dress code of your generation{ref}.',
        'You collect people by what they know about subway maps or old synthesizers, and a club with a handshake would make you uneasy.',
        'Go and see one of them in three dimensions, with pretzels.',
      ],
    },
  ],
  Pisces: [
    {
      view: 'solitude',
      sentences: [
        'Drifting off together is what the people of your years do, into music, into games, into worlds with their own weather{ref}.',
        'For all of you the wall between here and there came down.',
        'It helps to have one thing in the week that is only ever here, such as soil.',
      ],
    },
    {
      view: 'crowd',
      sentences: [
        'Kindness comes over your age group in waves: suddenly everybody is collecting blankets{ref}.',
        'You have given away something you needed, on a sidewalk, without thinking.',
        'Do it again with thinking, and it will be twice as warm.',
      ],
    },
  ],
}
