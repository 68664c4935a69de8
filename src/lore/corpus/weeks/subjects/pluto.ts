import type { WeekSubjects } from '#lore/authored.ts'

export const plutoSubjects: WeekSubjects = {
  eases: {
    1: {
      subject: 'your strength',
      why: 'people sense your strength before you use it, and you still feel that you have to prove it',
    },
    2: {
      subject: 'the thing you could let go of',
      why: 'you hold on to things that cost you something, and the cost is long paid',
    },
    3: {
      subject: 'the sentence you have to say',
      why: 'your words carry more weight than you think, and you spend them on hints',
    },
    4: {
      subject: 'the old story at home',
      why: "you know the family's deep currents, and you can go on obeying a rule that nobody enforces",
    },
    5: {
      subject: 'the thing you love',
      why: 'you love with your whole force or in small, safe doses, and lately the doses have it',
    },
    6: {
      subject: 'the cause behind the complaints',
      why: "you see what's really wrong with a working day, and you put up with it longer than you'd advise",
    },
    7: {
      subject: 'your full strength',
      why: 'you have a strong effect on the people close to you, and you hold some of it back',
    },
    8: {
      subject: 'the trust you could give',
      why: 'you know what trust is worth, and you seldom risk it',
    },
    9: {
      subject: 'the belief you could change',
      why: 'you hold your convictions hard, and changing one feels to you like losing',
    },
    10: {
      subject: 'your influence',
      why: "you have more say than your title admits, and you're wary of using it",
    },
    11: {
      subject: 'your real friends',
      why: "you want to know whom you can count on, and you spread yourself among people who aren't it",
    },
    12: {
      subject: 'the thing you guard',
      why: "you keep your deepest matters under lock, and you don't often check whether they still need it",
    },
  },
  presses: {
    1: {
      subject: 'your grudges',
      why: "people feel that you're not to be crossed, and they tell you less than you'd like to know",
    },
    2: {
      subject: 'your reserves',
      why: "you keep a reserve for the worst case, and it's hard for you to say when that has passed",
    },
    3: {
      subject: 'your sideways questions',
      why: "you want to know what's behind things, and you ask around the point in order not to show it",
    },
    4: {
      subject: 'the say at home',
      why: 'you need some control over where you live, and you can get it by saying nothing',
    },
    5: {
      subject: 'your strongest wishes',
      why: 'you go all in on what you love, and a new pleasure can buckle under it',
    },
    6: {
      subject: 'the part of the day you control',
      why: 'you keep order in one corner of the day, and you guard it harder than it deserves',
    },
    7: {
      subject: 'the upper hand',
      why: "you feel the balance of power with anyone you love, and you'd rather not be the one who needs more",
    },
    8: {
      subject: "the tie you'd like to end",
      why: 'you feel a debt keenly, and one that was never put into figures can hold you for years',
    },
    9: {
      subject: 'people who disagree with you',
      why: "you hold your view with all your strength, and other people's calm can strike you as an insult",
    },
    10: {
      subject: 'the person with power over you',
      why: "you notice who has power and how they use it, and you can give them more of your thoughts than they're paid for",
    },
    11: {
      subject: "your friends' loyalty",
      why: "you value loyalty above everything, and you'd rather test it than ask for it",
    },
    12: {
      subject: 'the old injury',
      why: "you forget very little, and what you don't mention goes on counting",
    },
  },
}
