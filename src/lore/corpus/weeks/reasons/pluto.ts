import type { WeekReasons } from '#lore/authored.ts'

export const plutoReasons: WeekReasons = {
  eases: {
    1: 'people sense your strength before you use it, and you still feel that you have to prove it',
    2: 'you hold on to things that cost you something, and the cost is long paid',
    3: 'your words carry more weight than you think, and you spend them on hints',
    4: "you know the family's deep currents, and you can go on obeying a rule that nobody enforces",
    5: 'you love with your whole force or in small, safe doses, and lately the doses have it',
    6: "you see what's really wrong with a working day, and you put up with it longer than you'd advise",
    7: 'you have a strong effect on the people close to you, and you hold some of it back',
    8: 'you know what trust is worth, and you seldom risk it',
    9: 'you hold your convictions hard, and changing one feels to you like losing',
    10: "you have more say than your title admits, and you're wary of using it",
    11: "you want to know whom you can count on, and you spread yourself among people who aren't it",
    12: "you keep your deepest matters under lock, and you don't often check whether they still need it",
  },
  presses: {
    1: "people feel that you're not to be crossed, and they tell you less than you'd like to know",
    2: "you keep a reserve for the worst case, and it's hard for you to say when that has passed",
    3: "you want to know what's behind things, and you ask around the point in order not to show it",
    4: 'you need some control over where you live, and you can get it by saying nothing',
    5: 'you go all in on what you love, and a new pleasure can buckle under it',
    6: 'you keep order in one corner of the day, and you guard it harder than it deserves',
    7: "you feel the balance of power with anyone you love, and you'd rather not be the one who needs more",
    8: 'you feel a debt keenly, and one that was never put into figures can hold you for years',
    9: "you hold your view with all your strength, and other people's calm can strike you as an insult",
    10: "you notice who has power and how they use it, and you can give them more of your thoughts than they're paid for",
    11: "you value loyalty above everything, and you'd rather test it than ask for it",
    12: "you forget very little, and what you don't mention goes on counting",
  },
}
