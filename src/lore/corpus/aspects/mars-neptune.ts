import type { SlowAspectParagraphs } from '#lore/authored.ts'

export const marsNeptune: SlowAspectParagraphs = {
  joined: {
    fire: {
      says: [
        'You can do almost anything, as long as it means something ({aspect}).',
        'Mars in fire wants to charge, and Neptune has to show it a vision first.',
        "For a good cause you'll cycle two hundred miles in the rain, and for a tax refund you won't walk to the mailbox.",
        'People who have seen only one of the two have a completely wrong idea of you.',
      ],
      traits: ['idealistic', 'bold'],
    },
    earth: {
      says: [
        "You work slowly and with great feeling, and it doesn't go any faster if someone's waiting ({aspect}).",
        'Mars in earth wants to make a real thing, and Neptune wants it to be beautiful in places nobody will look.',
        'If you build a table, you sand the underside as well.',
        "Some days no work comes at all, and since you can't give a reason, you tend to call yourself lazy before anyone else has thought of it.",
      ],
      traits: ['slow', 'idealistic'],
    },
    air: {
      says: [
        'You prefer to win people over without their noticing there was a contest.',
        'Mars in air makes its case in conversation, and Neptune dissolves whatever was hard about it ({aspect}).',
        "By the end of lunch everyone's in favor of the plan, and each thinks someone else proposed it.",
        'It works so well that you get neither the blame nor the credit.',
      ],
      traits: ['tactful', 'yielding'],
    },
    water: {
      says: [
        'You hardly ever push, and you get to some surprising places ({aspect}).',
        'Mars in water goes where feeling takes it, and Neptune asks for no map.',
        'A weekend visit to a friend on an island can turn into four years.',
        "Anyone who asks what your plan was will get a smile, and it isn't a refusal to answer.",
      ],
      traits: ['yielding', 'trusting'],
    },
  },
  tense: {
    fire: {
      says: [
        "You begin in a blaze, and then at some point you can't remember why ({aspect}).",
        'Mars in fire needs an enemy or a goal, and Neptune lets both of them melt away halfway there.',
        'You buy the hiking boots, the maps, and the little stove, and they make one trip.',
        "Others say you don't finish things, and they haven't noticed that you feel like a fraud each time.",
      ],
      traits: ['changeable', 'idealistic'],
    },
    earth: {
      says: [
        'Your strength leaves you when the work has no point, and no amount of discipline brings it back.',
        'Mars in earth wants to keep at it, and Neptune has quietly left the building ({aspect}).',
        "You sit in front of one invoice for an hour and feel as though you'd carried bricks.",
        "It can pass for laziness, and the cure is rarely rest, because what's missing is a reason.",
      ],
      traits: ['slow', 'idealistic'],
    },
    air: {
      says: [
        "When you're angry, you lose hold of why before you can say it ({aspect}).",
        'Mars in air wants to put its case, and Neptune has already understood the other side.',
        'You go to complain to the upstairs neighbor about the noise and come back having admired his drum kit.',
        'The anger stays, without an address, and it can make you short with people who have done nothing.',
      ],
      traits: ['yielding', 'tactful'],
    },
    water: {
      says: [
        "You give way so early that people don't know they've pushed ({aspect}).",
        'Mars in water feels their wish as though it were its own, and Neptune calls that kindness.',
        'You spend a whole vacation on a boat although boats make you sick.',
        'Everyone remembers it as a wonderful week, and you do too, nearly, which is how it gets booked again.',
      ],
      traits: ['yielding', 'warm'],
    },
  },
  harmonious: {
    fire: {
      says: [
        'You find your courage when somebody else needs it ({aspect}).',
        'Neptune feels for the person nobody is standing up for, and Mars in fire stands up.',
        'If a stranger is being shouted at on the subway, you sit down next to them and ask about their day.',
        "You wouldn't make half that effort for yourself, and maybe that's why no one ever suspects you of showing off.",
      ],
      traits: ['bold', 'generous'],
    },
    earth: {
      says: [
        "You can do dull work for a long time because you see what it's going to be.",
        'Neptune holds the finished picture, and Mars in earth lays the next row ({aspect}).',
        'Year after year you save seeds and graft trees, or practice the same eight bars.',
        'It looks like discipline to other people, and it feels from inside a good deal more like love.',
      ],
      traits: ['steady', 'idealistic'],
    },
    air: {
      says: [
        'You can get a divided group to move without defeating anyone ({aspect}).',
        'Mars in air wants something decided, and Neptune hears what each of them is afraid to lose.',
        'You put the proposal in such a way that everybody finds their own worry in it.',
        "They vote for it and feel understood, and it'd be hard to say afterward that you had led them.",
      ],
      traits: ['tactful', 'idealistic'],
    },
    water: {
      says: [
        'You do things best when you stop trying so hard ({aspect}).',
        'Mars in water lets a movement find its own time, and Neptune lets you forget to watch yourself.',
        'In dancing or swimming, or anything with a rhythm, you get better as you stop being careful.',
        'It helps with people, too, since nothing about you makes them want to brace themselves.',
      ],
      traits: ['yielding', 'trusting'],
    },
  },
}
