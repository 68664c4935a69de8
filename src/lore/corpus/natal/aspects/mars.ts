import type { AspectQuality, Wording } from '../../../wording.ts'

type MarsPair =
  | 'mars~jupiter'
  | 'mars~saturn'
  | 'mars~uranus'
  | 'mars~neptune'
  | 'mars~pluto'
  | 'mars~asc'
  | 'mars~mc'

export const marsAspects: Record<MarsPair, Record<AspectQuality, Wording[]>> = {
  'mars~jupiter': {
    joined: [
      {
        view: 'habit',
        sentences: [
          'You start big: the whole fence at once, both sides, before lunch{ref}.',
          'Where others see an obstacle, you see a run-up.',
          'Ask somebody to walk the length of it with you first; you will still do it, but with enough paint.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A cause gets you out of bed faster than an alarm{ref}.',
          "You march, argue, carry the banner and somebody's toddler, and what has been won bores you slightly.",
          'Appoint before the victory whoever will sweep up afterward, and thank them from the stage.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'decision',
        sentences: [
          'Leaps of yours usually find a ledge{ref}.',
          "It isn't luck alone: you judge distances well and don't look down for long.",
          'Take a timid friend along on a small jump, since seeing you land does more for them than any amount of advice.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Enthusiasm in you has working legs{ref}: pitched at breakfast, and before dark there is a van outside.',
          'People join because it looks like fun and is.',
          'Plan who drives you home afterward, because you will have forgotten that part.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          'Two helpings of effort where one was ordered{ref}: the second hill, the extra weights, the argument you had already won.',
          'More has always been your way of making sure.',
          'Stop once at the point where it is still pleasant, and note on a card that nothing collapsed.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'You are right, and you go on being right until the room has emptied{ref}.',
          'Conviction has taken the wheel from purpose.',
          'Settle before you open your mouth what you want them to do afterward, ask for that, and sit down.',
        ],
      },
    ],
  },

  'mars~saturn': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'You work like a plow: slow to turn, and the furrow is straight{ref}.',
          'Beginning is the hard part, because your brake sits right beside the pedal.',
          'Start with ten minutes on a timer; after that nobody will be able to stop you, rain included.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Anger in you is stored in labeled jars{ref}.',
          'You finish the shift, switch off the lights, and weeks later crack a walnut with unusual force.',
          'Say the annoyed sentence on the day, at half strength; your restraint is quite able to bear that.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'You know when to lean and when to wait for the glue{ref}.',
          'Long climbs, hard materials, jobs that come with a helmet: you get stronger in the course of them.',
          'Set the pace for a group, and set its breaks too, since they will copy you there as well.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Up early, run done, no one told{ref}.',
          'Discipline is less a virtue in you than a taste, like black coffee, and you stop in time because you mean to do it again tomorrow.',
          'Somebody near you would begin if you offered to stand beside them for the first ten minutes.',
        ],
      },
    ],
    tense: [
      {
        view: 'body',
        sentences: [
          "One foot is on the gas and the other hasn't left the brake, and by evening your neck reports it{ref}.",
          'You rush, stop, reproach yourself, rush.',
          'Cut the task at its joint: half an hour of going with no judging, then the judging, sitting down.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "A 'no' from above makes you obedient and furious{ref}.",
          'You do it perfectly, and the door closes a touch too hard.',
          'Ask once, openly, for the reason behind the rule: half of them have one, and the other half loosen when looked at.',
        ],
      },
    ],
  },

  'mars~uranus': {
    joined: [
      {
        view: 'habit',
        sentences: [
          'The shelf is off the wall before you have decided what will hang there{ref}.',
          'Sudden energy, a clean stroke, then nothing for days.',
          'Work that comes in bursts fits you well, so arrange your weeks in sprints and stop apologizing for the gaps between them.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Orders make you deaf; a dare, or a shared emergency, and you are the first one over the counter{ref}.',
          'You act best where no one has a script.',
          'Tell bosses what result they will get and by when, and they will leave you the how without a quarrel.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'You mend the projector with a paper clip while the committee looks for the warranty{ref}.',
          'Improvising relaxes you.',
          'The job gets interesting where the procedure fails, so ask for the half-built one, the department that has no furniture yet.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Your body likes the unexpected: the missed connection becomes a swim in a lake{ref}.',
          'Courage in you is light, more like curiosity with shoes on.',
          'Learn one odd physical thing a year, juggling, fencing, the unicycle; it oils everything else.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'It goes from calm to slammed in the time it takes to find a charger{ref}, and you look around as if someone else had done it.',
          'There is a warning, a buzzing in the forearms.',
          'On the buzz, leave the room and say when you will return.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You would rather be wrong by yourself than right in a convoy{ref}.',
          'So you turn off early, with flair, and meet the others at the same intersection.',
          'Keep the solo exits for roads you have studied, and elsewhere stay in lane for three more minutes.',
        ],
      },
    ],
  },

  'mars~neptune': {
    joined: [
      {
        view: 'solitude',
        sentences: [
          'You act on a mood as a sail acts on wind{ref}, and on some days there is none.',
          "You fight best for something that can't pay you back, an old tree, a stray, a shoreline.",
          'When it is windless do the rigging: small, dull, ready.',
        ],
      },
      {
        view: 'love',
        sentences: [
          "You don't go straight at what you want; you swim around it{ref}.",
          'People feel wooed rather than pursued, which has charm, and leaves room for misunderstanding.',
          'Once the two of you are laughing, say in plain prose what you are hoping for.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'body',
        sentences: [
          'Dancing, swimming, riding a bike with no hands: your body knows things as long as nobody tells it what they are{ref}.',
          'Effort turns into rhythm.',
          'Put music to whatever has to be done, invoices included, and you will look up to find it finished.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "Help from you is never caught in the act{ref}: the neighbor's path is cleared of snow, the form lies filled in on the mat.",
          'Your strength likes to be anonymous.',
          'Knock afterward once in a while, so that somebody has a face to be glad at.',
        ],
      },
    ],
    tense: [
      {
        view: 'habit',
        sentences: [
          'First you decide to act, then you need a snack, then it is dark{ref}.',
          'The aim melts while you walk toward it.',
          "Make aims that could be photographed: instead of 'get fit', the red gate at the end of the lane, touched with a hand, and back.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Angry, you turn mild and late{ref}.',
          'You forget the thing they wanted, truly forget it, and are hurt at being accused.',
          "Put the no where the forgetting would be, because 'I won't do that one' is kinder than a lost umbrella.",
        ],
      },
    ],
  },

  'mars~pluto': {
    joined: [
      {
        view: 'habit',
        sentences: [
          'When you want something you dig for days, eat standing, and answer other topics with your eyes{ref}.',
          "You don't come with a half throttle.",
          "It moves mountains, also small hills that were in nobody's way, so have a calm person tell you which is which.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'People rarely hear you shout{ref}.',
          'The temperature drops, you wait, and the matter gets settled at a time and place you chose.',
          'So much stamina deserves good enemies, a chess problem, an injustice, a stubborn stain; friends can be let off with a sentence.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Where others get tired, you find a second floor below the first{ref}.',
          'You stay with the leak, the negotiation, the last two percent, calmly, as if resting there.',
          'Since you can outlast almost anything, choose what would be worth being left with.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'After a setback you are back at the gym, in the archive, turning soil{ref}.',
          'You treat defeat as compost.',
          "People who have just lost something feel steadier beside you, for you don't tell them it wasn't bad; you hand them a spade.",
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'Nobody can make you, even when it was your idea{ref}.',
          'A suggestion feels like a grip on your collar.',
          'Settle whether you would do the thing with nobody watching; if so, do it today, and let them believe whatever they like about why.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Long after someone has mentioned the side entrance, you push on the locked door{ref}.',
          'By then it is about the door.',
          'Put a limit on any siege, so many calls, so many weeks, pinned to the wall, and obey it as you would a superior you respect.',
        ],
      },
    ],
  },

  'mars~asc': {
    joined: [
      {
        view: 'body',
        sentences: [
          "You come in like someone who has left the engine running: handshake, coat, what's the plan{ref}.",
          'Some straighten up, some step back.',
          'Sit down within the first minute; at eye level your speed becomes an invitation.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Strangers take you for the one in charge, or the one to argue with{ref}.',
          'Where nobody moves, you do, which is a service to everyone stuck behind a broken barrier.',
          'Let a second and a third person speak before it turns into an order.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'You look ready, so you are asked: to lift, to lead off, to hold the rope{ref}.',
          'There is no menace in it, only good circulation.',
          'Say yes to the physical ones, because your best friendships begin with something being carried.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'A shy start is over for you in a breath: you cross the room, say the name, ask for the form{ref}.',
          'It took others a week of courage.',
          'Lend them some: go along to the counter and stand half a step behind.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          "'Relax,' people tell you, when you were only concentrating{ref}.",
          'Your effort reaches a room before your goodwill does.',
          "The stride won't change much; but you can speak first, something friendly and specific, while you are still a few steps away.",
        ],
      },
      {
        view: 'body',
        sentences: [
          'You hold the door open and push through it in the same movement{ref}.',
          'Politeness and impatience both apply to be your first impression.',
          'Let two people pass in front of you each day on purpose, arms hanging, and feel that the day goes on.',
        ],
      },
    ],
  },

  'mars~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'You are known for getting it moving{ref}.',
          "Stalled matters land on your desk with a note saying 'you're the only one who', and titles interest you as tools.",
          'Collect allies with the same appetite, or you will arrive at the top of the hill with only the flag.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'In working life you pick the open fight over the long memo, and people know who stood up{ref}.',
          'Some of that is reputation, some is noise.',
          'Decide, before the next one, which sentence you would like to hear quoted.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Ambition sits on you like a jacket that allows for lifting{ref}.',
          'You ask for the harder assignment in the tone of someone asking for salt, and it is passed.',
          "Mention in good time which room you are heading for; from behind, your stride doesn't say.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You come home from work with energy left, provided the work had resistance in it{ref}.',
          'Easy jobs make you drowsy.',
          'Measure an offer by its difficulty first, and ask what is broken there before you ask what it is called.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'With the boss you agree about the goal and fight over the method{ref}.',
          'By now the method has become a flag.',
          'Pick two hills a year and mark them in the calendar; on the rest do it their way, quickly, and spend the time you saved.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Controlled at the office, you let the cutlery drawer at home have it, or the other way around{ref}.',
          'Drive needs a third place.',
          'Box, row, sand a door on the way between the two, and arrive at each with your hands empty.',
        ],
      },
    ],
  },
}
