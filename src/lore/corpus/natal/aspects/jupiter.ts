import type { AspectQuality, Wording } from '../../../wording.ts'

type JupiterPair =
  | 'jupiter~saturn'
  | 'jupiter~uranus'
  | 'jupiter~neptune'
  | 'jupiter~pluto'
  | 'jupiter~asc'
  | 'jupiter~mc'

export const jupiterAspects: Record<JupiterPair, Record<AspectQuality, Wording[]>> = {
  'jupiter~saturn': {
    joined: [
      {
        view: 'decision',
        sentences: [
          'You build cathedrals by installment{ref}: the dream has a budget and the budget has a spire.',
          "'Why not' and 'by when' come out in one breath, and in some weeks they cancel each other and you just sit.",
          'Then take the smallest stone, and set it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Colleagues can't tell whether you are the optimist or the auditor{ref}.",
          'You sketch the expansion on one side of the napkin and what it will cost in evenings on the other.',
          'Show both sides, since people trust the height of a thing once they have seen its footing.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'kitchen',
        sentences: [
          'You grow at the speed at which you can also sweep the floor{ref}: a second oven only when the first is busy every day.',
          'Patience and hope hand each other the trowel.',
          'If someone calls it slow, walk them past what is still standing.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'Early on you understood that a rule can be a kindness and that a yes can be earned{ref}.',
          'So you make a good coach: the pupil gets a little more rope each week and knows exactly where it is tied.',
          'Coach yourself in the same tone.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'The expedition is booked, and you spend the night on the cancellation policy{ref}.',
          'Hope speaks until supper, and caution from supper on.',
          "Give them one table and an agenda, what we need and by when, and let each strike out a line of the other's.",
        ],
      },
      {
        view: 'money',
        sentences: [
          'One month you are all open hands, the next you reuse the tea bag{ref}.',
          "Plenty and thrift take turns in office, each appalled by the other's accounts.",
          'Fix the middle in writing, a sum and a day for pleasure, and neither of them needs a coup.',
        ],
      },
    ],
  },

  'jupiter~uranus': {
    joined: [
      {
        view: 'decision',
        sentences: [
          'Chances come to you as interruptions{ref}: you left for the dentist, and now there is a project in another language.',
          'What you had scheduled never widened you much.',
          'Keep slack in every plan for this, a free afternoon, a valid passport.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You would like everyone to be free, and you would like it by the weekend{ref}.',
          "At dinner your 'what if' has knocked over a glass.",
          'Big sudden ideas look like weather to the others, so follow each with one modest first step that somebody could take tomorrow.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'habit',
        sentences: [
          'Every year or so you change something large, and find it roomy inside{ref}.',
          'New gadget, new teaching, new continent: you assume that it is friendly.',
          'Bring the find home and explain it slowly, for your neighbors would like a ride too.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Friends bring you their wildest plan, and you happen to know a person who once did it, with a goat{ref}.',
          'They leave a head taller.',
          'Call after a month with one practical question; faith plus a telephone has started more than most speeches.',
        ],
      },
    ],
    tense: [
      {
        view: 'decision',
        sentences: [
          'The better idea arrives when you are three quarters through the good one{ref}, and you drop it where you stand.',
          'A shelf of splendid beginnings looks down on you.',
          'Let the newcomer wait behind something finished: all it needs is a box with air holes.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'You preach freedom with some pressure{ref}: everyone must try it, tonight, and why are they so stuck.',
          'The wish to widen and the wish to break are waving with both arms.',
          'Show it quietly on your own life, leave the gate open, and those who want to will come and look.',
        ],
      },
    ],
  },

  'jupiter~neptune': {
    joined: [
      {
        view: 'solitude',
        sentences: [
          'In an old church, on a night ferry, under a big tree, something in you kneels without asking what to{ref}.',
          'Generosity follows from it, wide and vague.',
          'Put one concrete person at the receiving end, with an address.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          "You can't pass the dog tied up outside the shop{ref}, and your sofa has been lent out under many sad stories.",
          'Compassion grows in you by itself.',
          'Have it ask two dry questions before it hands over the key: for how long, and what else they have tried.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'crowd',
        sentences: [
          'To a sad table you tell the one about the tent and the rain, and they are laughing{ref}.',
          'Hope comes off you like warmth off a wall in the evening.',
          'It needs no doctrine, only company, so sing with people, host them, pack little.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Your vague plans have a way of washing up on the right beach{ref}.',
          'You follow a picture more than a schedule, and the picture is usually kind.',
          'When others want certainty from you, describe it in detail; they can steer by that, even without dates.',
        ],
      },
    ],
    tense: [
      {
        view: 'friendship',
        sentences: [
          "Your lunch went to someone hungry and your advice to someone who hadn't asked{ref}.",
          'The heart makes promises for a larger budget than the body has.',
          "Keep one line of each week marked as yours, not to be donated, and treat it like a stranger's property.",
        ],
      },
      {
        view: 'decision',
        sentences: [
          "'It will work out somehow,' you say, and buy the greenhouse before the land{ref}.",
          'The dream is good, it just floats.',
          'Tie it to a friend who loves spreadsheets and loves you, and stop talking when they look at you over their glasses.',
        ],
      },
    ],
  },

  'jupiter~pluto': {
    joined: [
      {
        view: 'desk',
        sentences: [
          "You don't want a bigger slice, you want to know who bakes{ref}.",
          'Growth, to you, goes down before it goes up: cellar, contract, motive.',
          'Say openly what you are building and for whom, because quiet people with large plans make a department nervous.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'When you come to believe something, you rebuild the week around it{ref}.',
          'The bookshelf changes, the breakfast, the friends, and you look ten years younger.',
          'Leave one shelf as it was; from there you can see how far you have come, and where you shouted.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'memory',
        sentences: [
          'From the failed course, the closed branch, the bad year you came back with a method{ref}.',
          'Others call it luck.',
          'Write the method down some rainy weekend, because someone younger is stuck at the same crossing.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          "People with power relax around you, since you don't want theirs{ref}.",
          'You ask for the thing itself, the key to the archive, the unused hall, and are given it.',
          "Ask for something large, then, on behalf of several who wouldn't dare.",
        ],
      },
    ],
    tense: [
      {
        view: 'quarrel',
        sentences: [
          'So sure are you of the good end that the means get a bit rough{ref}: three reminders, a raised stake, a friend recruited over mild protest.',
          'Let someone disagree and change one thing in the plan because of it.',
          'Then it is a plan with allies.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          "Winning the point isn't enough; you would like the whole field replanted{ref}.",
          'What is merely good disappoints you.',
          'Pick the one bed beside which you would stay for five years, and leave the rest to people who like it as it grows.',
        ],
      },
    ],
  },

  'jupiter~asc': {
    joined: [
      {
        view: 'crowd',
        sentences: [
          'Your laugh is heard two rooms off, and guests move toward it{ref}.',
          'Nobody takes you for shy, so nobody asks whether you are.',
          'When you need something, use fewer words than usual; in your case it is the surest way to be noticed.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You come in as if the news were good{ref}: bags, arms, a hello for the doorman, and the meeting makes room.',
          'You promise with your whole body.',
          'Look at the diary before the body has agreed, because people remember how glad you seemed.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'friendship',
        sentences: [
          'Whoever you are introduced to supposes that you like them, and by the second sentence you do{ref}.',
          'Strangers pick you to ask about trains, and about life.',
          'Leave a little time loose whenever you travel, since somebody on the platform is bound to want it.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'At interviews you are believed in advance, and given room to grow into it{ref}.',
          'You look like more than the form says.',
          'Choose the opening that is half a size too large; you fill things by being in them, and a perfect fit would soon pinch.',
        ],
      },
    ],
    tense: [
      {
        view: 'crowd',
        sentences: [
          'You greet twenty people grandly and lose the one who wanted to talk{ref}.',
          'A large arrival leaves little room for arriving.',
          "Come early by the side entrance and help with the benches; then the big entrance is somebody else's, and you get the conversation.",
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Running late and cheerful, you have promised each of three hosts the whole evening{ref}.',
          'Everyone gets forty minutes and a hug.',
          'Choose one party out of the three beforehand, and stay until the candles are being put away.',
        ],
      },
    ],
  },

  'jupiter~mc': {
    joined: [
      {
        view: 'desk',
        sentences: [
          'Your job tends to be larger than its title{ref}: the talk, the new branch, the foreign guest who must be taken to lunch.',
          'They land on you because you would enjoy it.',
          'Keep an assistant, human or paper, for everything that comes after the handshake.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'In public people credit you with more than you did, and you grow toward it{ref}.',
          'They see a teacher, whatever the job is called.',
          'Hand the credit out in detail, name by name, and what is left over will be yours without a doubt.',
        ],
      },
    ],
    harmonious: [
      {
        view: 'desk',
        sentences: [
          'Doors at work open inward for you{ref}: someone moves on, someone recommends, a place is free.',
          "You needn't push, only be seen standing there.",
          'Tell two people, aloud and in one sentence, where you would like to be in three years.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'You do well in work with a horizon{ref}: teaching, publishing, trade, anything whose result greets you years later on a train.',
          'Scope feeds you more than salary does.',
          'If a job has shrunk around you, ask for a project before you ask for a raise.',
        ],
      },
    ],
    tense: [
      {
        view: 'desk',
        sentences: [
          "Your forecast is sunny, and the calendar beneath it isn't{ref}.",
          'You told the team it would be done because you could see it done.',
          'Promise half of what you see to those above you, and all of what they need to those below.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'Success asks to be bigger, and the person it belongs to would like a weekend without a lanyard{ref}.',
          'One invitation more, and the name grows; one fewer, and the tomatoes do.',
          'Let the tomatoes win every third time, by rota and without reasons.',
        ],
      },
    ],
  },
}
