import type { AspectQuality, Wording } from '../../../wording.ts'

type MercuryPair =
  | 'mercury~venus'
  | 'mercury~mars'
  | 'mercury~jupiter'
  | 'mercury~saturn'
  | 'mercury~uranus'
  | 'mercury~neptune'
  | 'mercury~pluto'
  | 'mercury~asc'
  | 'mercury~mc'

export const mercuryAspects: Record<MercuryPair, Record<AspectQuality, Wording[]>> = {
  // Mercury and Venus are never more than 76° apart: they can be joined or in sextile, never tense.
  'mercury~venus': {
    joined: [
      {
        view: 'love',
        sentences: [
          'You fall for how someone puts things{ref}: a postcard with one perfect adjective can keep you warm for a month.',
          'Your own words come out wearing cologne.',
          'Say the plain thing unscented from time to time, above all to the person who likes you best.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Bad phrasing hurts you like a crooked picture{ref}, and you will rewrite a stranger's notice about the bins until it sings.",
          'Diplomacy is your handicraft.',
          "Check that the polish hasn't taken the point off: the last line should still be able to prick paper.",
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'You know how to say no so that people thank you{ref}.',
          'Tact runs ahead of the sentence and opens its doors.',
          'Friends send you the drafts of difficult letters and get them back two lines shorter, and impossible to be offended by.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Choosing a present, you talk about the person until the object names itself{ref}.',
          "Taste and reason are on good terms in you, so a list of pros and cons may have a column for 'pretty'.",
          'Consult that column; it was right about the apartment.',
        ],
      },
    ],
    tense: [],
  },

  'mercury~mars': {
    joined: [
      {
        view: 'quarrel',
        sentences: [
          'Your answer has left before the question sat down{ref}, and you win debates that the others took for conversation.',
          'Lower the voice by a tone and let their last word land.',
          'You will still be quick, and they will have something left to agree with.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'Deadlines sharpen you{ref}.',
          'In the last two hours you type with your whole upper body and cut what a committee would have discussed until dark.',
          'Build false deadlines out of lunch dates, so that the true one finds you already on the stairs.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Between the idea and the first phone call lies about a minute{ref}.',
          'You explain a job so that people pick up the tool while you are still talking.',
          'If a group is circling its problem, take the chalk; from you it feels like help.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'A heckler does you good{ref}.',
          'You think well on your feet, answer without drawing blood, and sit down to find your tea still hot.',
          'Pick the debates in which you could learn something, since the other kind you can win in your sleep.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You hit send, and then you read it{ref}.',
          'The point was right, the first line had elbows.',
          'Write the furious version somewhere without a button, take it once around the block, and keep the one sentence that still stands upright when you are back.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Half listening, you are drafting the rebuttal{ref}, and so you answer something they never said.',
          'Repeat their point aloud before you make yours.',
          'It feels like losing time, and it takes the heat out of four conversations in five.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'Slow explainers make your knee bounce{ref}; you finish their sentences, wrongly, at speed.',
          'The mind wants the answer and the blood wants the chase.',
          'Take notes by hand while others talk: a pen is quick enough to hold you and too slow to interrupt.',
        ],
      },
    ],
  },

  'mercury~jupiter': {
    joined: [
      {
        view: 'habit',
        sentences: [
          'One question about bread leads you to Phoenician trade routes{ref}, and the bread gets cold while everyone is delighted.',
          'You think in continents.',
          'Put the conclusion first for once; people in a hurry deserve the headline before the atlas.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You tell it a bit bigger than it was{ref}: the fish, the queue, the compliment.',
          'Nobody minds, since the moral is sound.',
          'Only with figures be a miser, and let someone literal look over the slide before it leaves the building.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'You can make a dry subject sound like good news{ref}.',
          'A stranger beside you on the plane knows, on landing, why moss matters.',
          'Teach something, if only for a lunch hour a month; explaining is how you find out how much you know.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Details fall into place once you have seen the map{ref}, so ask for the purpose before the procedure.',
          'Luck reaches you as a sentence overheard.',
          'Keep your ears loose in waiting rooms, and follow up the odd name that two people mention in one week.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'Forty tabs are open, and in each of them you are an optimist{ref}.',
          'Either the detail drowns in the vision or the vision is footnoted to sleep.',
          'Finish one: print it, close the lid, and let the other thirty-nine wait in a list with a cover.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "'I'll send it tonight,' you say, and see the whole thing so clearly that it feels sent{ref}.",
          'The mouth is a generous employer.',
          'Before promising a day, name the first step aloud, and let the size of that step choose the day.',
        ],
      },
    ],
  },

  'mercury~saturn': {
    joined: [
      {
        view: 'decision',
        sentences: [
          'You read the terms and conditions{ref}.',
          'A sentence of yours has been weighed, and people who know you hear the result in the pause before it.',
          'Let some thoughts out unweighed among friends: a guess, a bad joke, an opinion with the price tag still on.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Somebody once laughed at an answer of yours, or you feared they would, and you have checked the answers ever since{ref}.',
          'It made you exact.',
          'What you say in a meeting is short and gets done; say it ten minutes sooner, while the foolish suggestions are being collected.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'A shoebox of receipts becomes a clean page in one evening, with a pencil and no sighs{ref}.',
          'Structure comes to you as melody does to others.',
          'When people talk past each other, write three headings on the board and watch the shoulders drop.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Learning by heart, going through it again, finishing the workbook: dull for most, restful for you{ref}.',
          'What you have written out once, you keep.',
          'Take up something that has a grammar, a language, an instrument, a kind of knot, and give it two years.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          "'That's not quite correct' is out of your mouth before 'good morning'{ref}.",
          'You meant to help, and you grade your own sentences just as hard.',
          'Say first which part is right, aloud, and the correction second; it is the same content in the order in which people can hear it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'The letter has been in drafts for half a year{ref}.',
          'Each time you open it you find a comma to doubt, and meanwhile the silence is being read as an answer.',
          'Read it to somebody on the phone, take out the apology, and send it while they are still on the line.',
        ],
      },
    ],
  },

  'mercury~uranus': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          "You say the thing nobody had thought of, and then can't reconstruct how you got there{ref}.",
          'Your mind takes the fire escape while others queue for the elevator.',
          'Leave them a few breadcrumbs, because a leap looks like a whim to those who missed the takeoff.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Manuals stay in the box{ref}.',
          "You press everything once, and by evening the machine does something its makers hadn't planned.",
          'Patience is no cure for your restlessness, difficulty is: give your head a puzzle without a known answer and watch it sit still.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'A stuck problem wakes you the way coffee wakes others{ref}.',
          'You turn the page upside down, and there it is.',
          'Note the odd ideas, including the laughable ones, with the reason beside them; the reason is what your colleagues will be able to use.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Someone tells you their trouble, you answer with octopuses, and it fits{ref}.',
          'Your connections skip two steps and land well.',
          'Keep company with people from trades you know nothing about: within the hour you are speaking shop with them.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'The interruption was brilliant, and it was still an interruption{ref}.',
          'A new thought arrives and your mouth opens like a sprung lid.',
          "Keep a scrap of paper under your hand in meetings: the thought survives ten minutes there, and so does the speaker's good mood.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          'After dark your thinking runs hot: six ideas, a changed password, a canceled subscription{ref}.',
          'By daylight two of them were good.',
          'Make it a rule that nothing irreversible gets clicked at night, and employ the morning as your editor.',
        ],
      },
    ],
  },

  'mercury~neptune': {
    joined: [
      {
        view: 'habit',
        sentences: [
          "You read between lines that haven't been printed{ref}.",
          'Appointments blur, and a face in a dream supplies the title for your talk.',
          'Feed that gift with poems and guard it with an alarm clock: two reminders for each date, the address written down.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'With you a talk wanders like two people without a plan in a pretty town, and both arrive knowing more{ref}.',
          "You say 'somehow', you say 'as if'.",
          'When a thing is to be agreed, pin it down at the end: a place, an hour, and who brings what.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          "Explaining something, you reach for a picture, and the puzzled nod at last: 'think of it as soup'{ref}.",
          'You follow people whose language you barely speak.',
          'When an image comes, use it; it is frequently cleverer than the argument you had prepared.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Left on a bench with nothing to read, you come home with half a story{ref}.',
          'Fancy and fact lend each other things and return them clean.',
          "Give this an hour without purpose and a cheap notebook, for it doesn't visit while the laptop is open.",
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'You heard what you hoped they said{ref}.',
          "The email seemed to promise spring; it promised 'in due course'.",
          'After any conversation that made you happy, put hopes and statements into two columns, and ring up about the lines that are empty on the right.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'A precise question makes you misty, and a misty one makes you precise: you correct the poem and improvise the invoice{ref}.',
          'Swap them.',
          'Let a friend with a calculator sit beside the numbers, and be as vague as you please where vagueness sings.',
        ],
      },
    ],
  },

  'mercury~pluto': {
    joined: [
      {
        view: 'habit',
        sentences: [
          'You ask the question after the last one{ref}.',
          "In any story you hear the hinge that doesn't fit, and a day later you know who installed it.",
          'Try this on archives, bugs and engines, where thoroughness is always welcome; people need a few drawers left shut.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'A single sentence of yours can stay in someone for years{ref}.',
          'You choose it coolly, like a tool from a roll of felt.',
          'Since you know where the nerve lies, you can also say the thing that sets a person free, so keep that one sharpened too.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'You get to the bottom of things without making a mess{ref}.',
          'Three calm questions, and the supplier admits what the delay is about.',
          'Whatever has a false floor does well in your hands; report what you found there in daylight words.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Friends try their worst thought on you first{ref}.',
          "You turn it over, don't gasp, and hand it back lighter.",
          'What was said under a streetlamp comes back to you entire, years on; let that long memory keep their secrets and drop their slips.',
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'You want them to admit it{ref}.',
          'The topic was a parking space, and two hours later you are still presenting exhibits.',
          "Work out what you would do with the confession; if the answer is 'nothing', close the file and offer coffee.",
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'A remark circles in you until it has grown a conspiracy{ref}.',
          'You go back through the messages for proof, and someone so thorough always finds some.',
          'Spend one evening being equally thorough about the friendly explanation, then ask the person, in nine words or fewer.',
        ],
      },
    ],
  },

  'mercury~asc': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Before your coat is off you have asked the host two questions and read the spines on the shelf{ref}.',
          'People meet your curiosity first and take it for youth.',
          'Leave a pause after their answer, because the good part often comes second.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You look as though you were about to say something, and so people wait{ref}.',
          "In a queue you know everyone's errand by the time it moves.",
          'Your silences get read as disapproval; tell the room when you are only thinking.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'Asked the way, you give it with landmarks and a joke, and the stranger walks off happier{ref}.',
          'Words come to you in the size of whoever is in front.',
          'Offer to do the welcoming where you work, and the place will improve from the entrance inward.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'First meetings rarely go stiff: within minutes you have found the shared dentist, the second cousin, the same hated textbook{ref}.',
          'It is skill that looks like chance.',
          'Write the names down on the way home, because you charm faster than you memorize.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'You say something dry on entering, and half the room takes it literally{ref}.',
          'The look on your face and the words in your mouth belong to different plays.',
          'Give newcomers a cue, a smile held one second longer, until they have learned your accent.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          "'I was only asking,' you say, to someone who felt searched at the border{ref}.",
          'Quick questions and a guarded face make an odd pair.',
          'Answer your own question first, with a detail about yourself, and then see if theirs comes freely.',
        ],
      },
    ],
  },

  'mercury~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Your name stands on what you put into words{ref}: the minutes everyone reads, the explanation that went round.',
          'Two lines of work at once suit you better than one.',
          "Put your name under your texts, or they will travel and come back praised under somebody else's.",
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'Your phone is the office{ref}.',
          'You introduced half the people who now run things together, and they ask you whom to ask.',
          'Connection is what you sell, whatever the business card claims, so keep an hour in which the switchboard is closed.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'You talk to the director as easily as in the canteen line, and translate between the two without being asked{ref}.',
          'Careers have been made of less.',
          'When the next role is described, name this skill yourself; from above it is invisible, because it works.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Unsure which way to go, you describe your job to a child or a taxi driver and hear the answer in your own words{ref}.',
          'The bit you told with relish is the direction.',
          'Note it before your reasonable side begins to edit.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          'Your cleverest remark is remembered for longer than your work{ref}.',
          'You say what is true, and it is heard as politics.',
          'Put delicate points in writing, let a night pass, and hand them to the one person who can act on them.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'In the meeting you nod, in the corridor you tell the truth{ref}.',
          'Someone always overhears.',
          'Take the corridor version, remove one third of it, and say the rest at the table, where it can do something for you.',
        ],
      },
    ],
  },
}
