import type { AspectQuality, Wording } from '../../../wording.ts'

type SunPair =
  | 'sun~moon'
  | 'sun~mercury'
  | 'sun~venus'
  | 'sun~mars'
  | 'sun~jupiter'
  | 'sun~saturn'
  | 'sun~uranus'
  | 'sun~neptune'
  | 'sun~pluto'
  | 'sun~asc'
  | 'sun~mc'

export const sunAspects: Record<SunPair, Record<AspectQuality, Wording[]>> = {
  'sun~moon': {
    joined: [
      {
        view: 'decision',
        sentences: [
          'What you want and what calms you arrive as one sentence{ref}, so you rarely hold a meeting with yourself before you act.',
          'By the time a friend asks how you decided, the boxes are packed.',
          'Let someone else describe you now and then: from inside there is no second window to look through.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          "After an evening of other people's opinions you go quiet, wash one cup, and know again what you think.",
          'Wish and comfort share a single room in you{ref}.',
          'It makes you hard to talk into things, and slow to notice that the others have been waiting for a turn.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'The day you had and the way you sleep seldom disagree{ref}.',
          'You can come home from a big presentation, take your shoes off, and be the same person at the stove.',
          'People tell you things there, between the onions and the rice, because nothing in you is still performing.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Praised in one room and comforted in the next, you never had to change faces in between{ref}.',
          'It left a habit worth noticing: you ask for rest before you are desperate for it, and nobody thinks less of you.',
          'Teach it to whoever works beside you.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'Half of you has bought the ticket while the other half looks for a reason to stay in{ref}.',
          'You call it being busy; your friends call it the third postponed visit.',
          "Give each side its own evening, named in advance, and stop asking one to enjoy the other's.",
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Praise reaches you at work, and that night you lie awake over the one face that did not smile.',
          'The wish to stand out and the wish to belong keep different hours{ref}.',
          'Before you say yes to anything large, work out what it does to your mornings, and let that answer count.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'With someone you love, you announce the plan and then watch their face for a permission you did not ask for{ref}.',
          'Strength goes out loud, need goes in whispers.',
          'Turn it around for one evening: say the need first, in plain words, and let the plan be the quiet part.',
        ],
      },
    ],
  },

  // Mercury is never more than 28° from the Sun: no other aspect can form.
  'sun~mercury': {
    joined: [
      {
        view: 'habit',
        sentences: [
          "An idea isn't yours until it has been said aloud{ref}, so you talk in the car, to the dog, into the phone held like a slice of toast.",
          'The gain is clarity.',
          'The cost is that a quarrel with the sentence can feel like one with you; take a breath before you defend it.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Around the table you tend to be the one who names the thing, and for a while the name and you are the same{ref}.',
          'Colleagues quote you back to yourself.',
          'Put in one question for every two answers, and you will hear what your own voice was covering.',
        ],
      },
    ],
    harmonious: [],
    tense: [],
  },

  // Venus is never more than 48° from the Sun: no other aspect can form.
  'sun~venus': {
    joined: [
      {
        view: 'love',
        sentences: [
          'Being liked and being yourself are a single errand for you{ref}: shirt, tone and present are picked with the same hand.',
          'When someone dislikes the present you feel faintly returned to the shop.',
          'Keep one thing that pleases nobody else, an ugly vase, a strange hobby, and stand it in full view.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You shine by making the evening pleasant, and the host thinks it was the wine{ref}.',
          'Discord wears you out faster than work does.',
          "Still, your taste is an opinion, and a good one, so say 'I would rather not' in the same warm voice in which you say 'how lovely'.",
        ],
      },
    ],
    harmonious: [],
    tense: [],
  },

  'sun~mars': {
    joined: [
      {
        view: 'body',
        sentences: [
          "Your legs decide before your calendar does{ref}: you take the stairs, go out to see what the noise was, finish other people's lifting.",
          'Wanting and doing leave no gap for doubt.',
          "Put the gap in yourself where it matters, one night's sleep before any letter that begins with 'Actually'.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Criticism of the plan lands on you as criticism of your spine{ref}, and the answer is out before their sentence is.',
          'The next day you have forgotten it.',
          'Tell people so, in those words, because some of them are still carrying it around.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          "Effort doesn't scare you{ref}; what tires you is standing next to a thing that could be done by now.",
          'You pick up the heavy end without a speech.',
          'Others relax into your tempo, which is why you should be asked at the start of a job and not at its rescue.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Before breakfast some small brave thing is usually behind you: the call made, the bike fixed, the no said politely.',
          'Wish and muscle pull on the same rope{ref}.',
          'Choose with care what they pull, since they will cheerfully move a wardrobe that was fine where it stood.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          "Someone says it can't be done, and you are halfway up the ladder with the wrong tools{ref}.",
          'The dare was theirs; the sore shoulder is yours.',
          'Count slowly to twenty on the ground next time, and check whether you wanted anything up there.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An argument about the dishwasher turns, by the third sentence, into one about respect{ref}.',
          'You push hardest exactly where you are unsure of your standing.',
          'Keep to the topic on the rack: plates first, dignity after supper, with a walk in between.',
        ],
      },
      {
        view: 'body',
        sentences: [
          "You begin at a sprint and find out near the end that it was somebody else's race{ref}.",
          'The jaw knows first.',
          'When it tightens, stop for as long as it takes to drink some water, and settle what would count as done by your own measure.',
        ],
      },
    ],
  },

  'sun~jupiter': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'There is room for one more at whatever you are planning{ref}, and the picnic becomes a festival while you look for the corkscrew.',
          'People leave your company a size larger.',
          'Count the plates before you send the invitations; generosity is easier to enjoy when it can be washed up in an evening.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'When in doubt you say yes and look up how it works on the way{ref}.',
          'It goes well often enough that your friends have stopped worrying.',
          'Keep one blank page in the diary each week and defend it against your own enthusiasm, which will come in person and be charming.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'memory',
        sentences: [
          'Somewhere early you learned that a closed counter can be asked to open{ref}, and you still walk up to it smiling.',
          'Half the time it does open.',
          'What you get this way you hand on easily, a tip, a contact, a seat, and you keep no record of who had it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Your confidence comes without elbows{ref}.',
          "You praise a rival's slide in front of everyone, lose nothing by it, and mean it.",
          'When it is your own turn, ask for slightly more than is comfortable, because contentment makes you stop one step early.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          "The suitcase won't close, and neither will the list of what you promised for the weekend{ref}.",
          'At the moment of saying yes you mean every word.',
          'Halve the next promise before it leaves your mouth, then surprise everyone by delivering the whole.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What you have looks small the moment you hold it{ref}, so the finished report grows a second volume that nobody ordered.',
          'Pride wants a peak, appetite wants a range of them.',
          "Agree with a sober friend what 'enough' looks like, write it on the cover, and stop there.",
        ],
      },
    ],
  },

  'sun~saturn': {
    joined: [
      {
        view: 'memory',
        sentences: [
          'Praise came with a condition, or seemed to, and you learned to check the work before showing it{ref}.',
          'You are still the one who stays to lock up.',
          'Let one thing a month go out good instead of finished, and see who notices.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'You carry yourself like something on loan that has to be returned in good order{ref}.',
          'Shoes last ten years, promises longer.',
          'The rest you allow yourself has been earned three times over; take the next afternoon on credit, and owe nobody for it.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'Slow things trust you{ref}: sourdough, grammar, a folder with dividers.',
          'You know without fuss what you can do in a season and what will take ten years.',
          'Beginners ask you how to start, and the useful answer is the boring one you live by.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "You state your limits like opening hours{ref}, and so a promise of yours is worth more than other people's enthusiasm.",
          'You grow by one brick at a time.',
          'Step back from the wall now and then; it is taller than you report.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'Before you show anything, an examiner in you has circled the mistakes{ref}.',
          'It began as protection.',
          'Give that voice a fixed hour and a pencil, after the work is done, and do the making in a room where it has no seat.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'You wait for a permission slip that no office issues{ref}.',
          'The application is perfect, the drawer is closed, and somebody with half your skill has just been handed the room.',
          'Send the next one at eighty percent, stamped by nobody but you.',
        ],
      },
    ],
  },

  'sun~uranus': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'In any group portrait you are the one looking somewhere else{ref}.',
          "It isn't planned; the common answer bores your mouth before it is out.",
          'Find two people who like you odd and tell them the dull parts as well, and then the rest of the street may stare.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'More than one good thing lost you on the day it became comfortable{ref}, and at the farewell you could not explain it.',
          'Being free is how you know that it is still you.',
          'Build the exit into the plan from the start, and you may find that you stay.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'New phone, new route, new boss: you need about a morning{ref}.',
          "Where others mourn the old menu, you have found the dish that wasn't on it before.",
          'Take the nervous along; they will follow someone who experiments without making a speech of it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Being different costs you little{ref}, so you do it without slamming anything.',
          'You ask in the meeting why the form has nine boxes, and a month later it has three.',
          'Reform suits you best when everyone else goes home believing it was obvious.',
        ],
      },
    ],
    tense: [
      {
        view: 'love',
        sentences: [
          "Someone says 'we always', and your hand is on the door handle{ref}.",
          'You are defending a freedom that nobody was taking.',
          "Say 'I need an hour' early and calmly, take it, and come back on time: people hold on less tightly to what returns.",
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'The rule irritates you before you have read it{ref}, and you break it on page two, where it would have helped.',
          'Keep your rebellion for what you can name.',
          'One line on paper saying what should stand there instead, and then by all means overturn the table.',
        ],
      },
    ],
  },

  'sun~neptune': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Ask three friends to describe you and three different people come to dinner{ref}.',
          'You take on the accent and the hope of whoever sits closest, which is part gift, part fog.',
          'Spend the first hour of the day unaddressed, before any screen, so that someone of your own is there to lend.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Music, water, a film in the afternoon: you step out of your outline and come back late{ref}.',
          'What you make from there touches people who could not say why.',
          'Keep one dull anchor, a shopping list in your own handwriting, and it will hold you without spoiling anything.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'You can picture a finished thing so clearly that others begin to work on it{ref}.',
          'Nobody is pushed; the room takes on the color of what you described.',
          'Leave a sketch behind when you go, because they cannot see it as well without you there.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'People tell you the real thing in the parking lot, when the evening is already over{ref}.',
          "You don't repair it; you let it be as vague as it is.",
          'Meanwhile your own shape stays where it was, which is rarer than kindness, so try it in louder places too.',
        ],
      },
    ],
    tense: [
      {
        view: 'memory',
        sentences: [
          'Your life story changes a little with each listener{ref}, never a lie, always a better light.',
          "Then you are tired and can't say of what.",
          'Tell it to one person with the boring parts left in, and watch them lean closer exactly there.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "Rather than disagree you go vague: 'whatever suits you', with your eyes on the window{ref}.",
          'Later the resentment has no address.',
          'Practice on small things, the film, the side of the table, until a clear wish no longer sounds rude to your own ear.',
        ],
      },
    ],
  },

  'sun~pluto': {
    joined: [
      {
        view: 'habit',
        sentences: [
          'Nothing you care about stays a hobby{ref}.',
          'You read the appendix, take the engine apart, ask the second question, the one after which the dinner goes quiet.',
          'Warn people kindly, and let a few things remain on the surface, where they were happy.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'There are chapters you closed so firmly that acquaintances from then would pass you in the street{ref}.',
          'Each time something of you had to be dug out and something left behind.',
          "Save one photograph from before; you don't owe it loyalty, only a look now and then.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'When the files are a mess and everyone has gone home, you begin to enjoy yourself{ref}.',
          'You find the soft board under the carpet and replace it without a sermon.',
          'Let people see what it took, because repairs of this kind are invisible by design.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Nobody has to pretend near you{ref}.',
          'You have met worse, in yourself for a start, and it made you calm.',
          'A friend with something unsayable sits down at your table, turns the cup three times, and says it.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'In a conversation about vacations you notice who decides{ref}, and your voice drops by a third.',
          'You would rather own the problem than share the map.',
          'Hand over one thing completely, the booking, the route, the playlist, and sit on your hands until it is done.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A strong personality walks in, and you are charmed or at war before the coats are off{ref}.',
          'Indifference is not on offer.',
          'Work out what they have that you gave away at some point, and start doing a small amount of it yourself.',
        ],
      },
    ],
  },

  'sun~asc': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'You arrive before you have said anything{ref}.',
          'Waiters come to your side of the table, and strangers on platforms ask you whether this is the right train.',
          'There is no backstage to you, so when you need to be nobody for an hour, take the long way through the park.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Mood, verdict and pleasure can be read on you from across the street{ref}; a poker face is wasted effort.',
          'People know at once whom they have met.',
          'Since your first impression takes care of itself, ask about theirs before yours has filled the hallway.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Strangers get roughly the person your friends have{ref}.',
          'You hold out a hand, say your name at a normal volume, and the stiffness leaves the group.',
          'That makes you the right one to fetch the newcomer who has been studying the bookshelf since they came in.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'An interview suits you{ref}.',
          'Sitting there you look like what you are about to say, and the questions turn into talk.',
          'When it matters, resist the urge to prepare a character; the unrehearsed version has the better posture.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'People meet the doorman first{ref}, and some go home thinking they have spoken to the owner.',
          "What you show at the start has a style of its own, and it isn't a lie.",
          'Within the first ten minutes, say one thing that the owner would say.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'In the elevator mirror you rehearse a face that the day then wears for you{ref}.',
          'By evening it itches.',
          'Pick one place, the gym, the choir, the stall where you buy apples, where you turn up as the person who sleeps in your bed.',
        ],
      },
    ],
  },

  'sun~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Your name and your work are written with the same pen{ref}.',
          'At parties you are introduced by what you do and find it accurate.',
          'Own one hobby in which you are mediocre and unknown, so that someone is at home when the office is closed.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'The microphone comes down the row and stops at you{ref}.',
          'Better the head of a small choir than the second voice in a famous one, in your case.',
          'Settle what you would like to be known for before the others settle it between themselves.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Doing well at work requires no costume of you{ref}.',
          'You bring the same jokes and the same patience, and it is taken for leadership.',
          'Look for roles in which you may speak as yourself, and leave the ones with a script to people who like acting.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Old teachers of yours would say they saw it coming{ref}.',
          'What you are for and what you do all day lie close together, like two gardens sharing a fence.',
          'If an offer looks grand and feels foreign, you may hand it over that fence to a neighbor.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'A title hangs on the badge, and under the table your foot is already elsewhere{ref}.',
          'What you are applauded for is a cousin of what you meant.',
          'Reserve one afternoon in the week for the thing itself, unpaid if need be, before the cousin moves in.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'At the family table you are one person and on the company website another, and each thinks the other exaggerates{ref}.',
          'Neither needs to move out.',
          'Let a colleague see your kitchen, and tell your relatives in two plain sentences what you actually do.',
        ],
      },
    ],
  },
}
