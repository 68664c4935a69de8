import type { AspectQuality, Wording } from '../../../wording.ts'

type SaturnPair = 'saturn~uranus' | 'saturn~neptune' | 'saturn~pluto' | 'saturn~asc' | 'saturn~mc'

export const saturnAspects: Record<SaturnPair, Record<AspectQuality, Wording[]>> = {
  'saturn~uranus': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'You repair old machines with new parts{ref}: the archive gets scanned, and its brass handles stay.',
          'Those who guard and those who overturn each suspect you of being with the other side.',
          'Explain the plan to both separately; each will think that you are theirs, and be half right.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A routine of yours lasts exactly as long as it makes sense, and then you dismantle it in one afternoon, with labels on the screws{ref}.',
          'It looks abrupt to those who saw only the last day.',
          'Mention your doubts a few weeks earlier, in passing, over the dishes.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'You can change a rule without breaking the people who lived by it{ref}.',
          'First a trial, then a date, then the old form into the museum.',
          'Institutions need this more than they know how to advertise, so look for the post with an awkward title.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'The new oven obeys you because you read its booklet; you bought it in its second year and will keep it for ten{ref}.',
          'Between the early and the late you stand at a sensible door.',
          'Hold it open, particularly for those who are ashamed to ask.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'You draw up a timetable and hate it by the second day{ref}.',
          'Order and escape each have a set of keys to your week.',
          'Write the order yourself and put the escape in it, a blank afternoon, a rule that every rule of yours runs out after a year.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'With a strict person you turn wild, and with a wild one you turn into the caretaker{ref}.',
          'Both live in you, and whoever comes is handed the missing part.',
          'Notice which role you are playing at the table, and for one sentence play the other.',
        ],
      },
    ],
  },

  'saturn~neptune': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'You give the vague a shape that one can lean on{ref}: the choir gets a budget, the poem a deadline.',
          'On some days the shape feels hollow and the dream feels damp.',
          'Do the next practical thing for it all the same, because that is when it comes back.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Halfway down a form you wonder what it is all for{ref}, and you mean it.',
          'You believe in things cautiously, and then for decades.',
          'Keep some sober sort of ritual, one candle, one page, a walk without headphones, and do it also on the days when it says nothing.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'A daydream of yours tends to come with a parts list{ref}.',
          'You practice scales so that there can be music, and you never confuse the two.',
          'People who only dream do well to sit near you, and so do people who only count.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'You help in ways that last{ref}: an hour every week where others give one grand afternoon.',
          'Compassion in you owns a calendar.',
          'It keeps you from going under together with anyone, so write your own name into it as well, in ink.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'Half the plans in your notebook are too lovely to start and half too dull{ref}.',
          'The dream shames the schedule, the schedule starves the dream.',
          'Take the loveliest one and do its ugliest ten minutes: the phone call, the tape measure, the password reset.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Doubt visits you in working hours and longing after closing{ref}, so you tidy what should be felt and drift where a list would help.',
          'Swap the rooms for a day.',
          'Take a question without an answer to your desk, and on the sofa, fill in the form.',
        ],
      },
    ],
  },

  'saturn~pluto': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Where others ask for help, you take a firmer grip{ref}.',
          'What you build under pressure stands, and it tends to have no windows.',
          'Cut one: while things are going well, tell somebody what this costs you, in hours and in plain figures.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Whatever was hard-won is never thrown out{ref}: the tools, the grudges, the way you do the accounts.',
          'Beneath your order lies more order.',
          'Every few years one whole floor should come up all the same, board by board, before it is urgent, with the radio on.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'The neglected archive, the wet cellar, the department nobody wants: tough jobs calm you{ref}.',
          "You start at the foundation and don't announce it.",
          'Choose your ruins, though; there are more of them than you have weekends.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You decide late, and then it is decided{ref}.',
          'In rough times people park their belongings with you, boxes and worries both, since you look like something that will still be standing.',
          'Charge rent, payable in company.',
        ],
      },
    ],
    tense: [
      {
        view: 'solitude',
        sentences: [
          'You grip harder where it would be lighter to let go: the bag, the grievance, the method{ref}.',
          'Holding on has served you, and nobody told it that it is off duty.',
          'Put one thing down at the door each evening, by name, and pick it up again only if you want it.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Somebody with a title says 'because I say so', and your whole back answers{ref}.",
          'Faced with power you are either the wall or the crowbar.',
          'Look for a third tool: ask for the rule in writing, suggest one changed sentence, come back in a month, unhurried.',
        ],
      },
    ],
  },

  'saturn~asc': {
    joined: [
      {
        view: 'body',
        sentences: [
          'You come in on time, close the door quietly, and are taken for older or stricter than you are, until you laugh{ref}.',
          'It is a good face for being trusted with things.',
          "Let the laugh out sooner; it shortens everybody's wait.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'First meetings are an exam you set yourself{ref}.',
          'Your answers are brief and the top button stays closed, and by the fourth meeting you would lend them your car.',
          'Tell people that you start slow, so that they hear a tempo and not an opinion of them.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'They hand you the clipboard without asking{ref}.',
          'You seem to know where the spare key and the water valve are, and you do, having looked.',
          "Being taken seriously is cheap for you; spend it on others, because 'let them finish' carries weight in your mouth.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'You move like someone who has allowed enough time{ref}.',
          'Your bag holds the charger, the bandage and the second pen, and fidgety people grow calm beside you at the gate.',
          'Leave without the umbrella once, to see what the sky does with you.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'Before you enter you check your collar, the time, and what could be held against you{ref}.',
          'So the door opens on a guard.',
          'You would be glad of a friendly face in there; let it be yours, nod to the first person you see, and the rest of you can follow.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "Shoulders up, jaw set, you wait to be told that you may sit, or you sit and feel you took someone's place{ref}.",
          "Take a hand's breadth more than you think is yours, elbows included.",
          'Stay there until it is warm.',
        ],
      },
    ],
  },

  'saturn~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'You work as though someone will inspect the underside of the table{ref}.',
          'Recognition comes late, and it stays.',
          "Until then you may be everyone's reliable secret, so put your initials on the underside, and mention at reviews that there is one.",
        ],
      },
      {
        view: 'memory',
        sentences: [
          "Someone's idea of a serious profession was hung over your desk early, and you have measured yourself against it ever since{ref}.",
          'Much of it fits.',
          'Keep the standard and change the subject, if the subject is the part that was never yours.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Your career is a staircase with even steps{ref}.',
          'You read the regulations, know the porter, and outlast three reorganizations.',
          'Responsibility suits you the way certain hats suit certain heads: try on the next size before it is offered.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Before you accept a post, you ask who had it last and why they left{ref}.',
          'It saves you years.',
          'In the end you are known for things that go on running after you have gone home; train a successor early, and you are free to want something else.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'The higher the chair, the harder you sit{ref}, and you do the work of the next level in order to be allowed on this one.',
          'Ask a friendly superior what would be enough, and get it as a number.',
          'On the day you reach it, go home early.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Work has the front room in your life, and everything else sleeps in the pantry{ref}.',
          'Duty is easier for you to show than joy.',
          'Be seen enjoying something pointless, a bad film, a paddle boat, by one person who respects you.',
        ],
      },
    ],
  },
}
