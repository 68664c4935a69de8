import type { WeekReasons } from '#lore/authored.ts'

export const venusReasons: WeekReasons = {
  eases: {
    1: "you know how to please, and you seldom stop to see what happens when you don't",
    2: "you like good things, and it's easy for you to be pleased with a bargain you'll never use",
    3: "you're friendly with everyone on your daily rounds, and you tend to let them make the first move",
    4: "you want your place to be pleasant, and you think of how it looks before you think of who's in it",
    5: "you know at once what you like, and you're inclined to check it with your friends",
    6: 'you work best in good company, and you do your dullest tasks alone',
    7: 'you like being one of two, and you save your attention for the special occasions',
    8: 'you like to be generous, and you relax about it once the terms are clear',
    9: "you're at your most charming where nobody knows you, and you leave some of that behind when you go home",
    10: "you get along with people above you and below, and you don't think of that as one of your skills",
    11: 'you have a wide circle, and you see most of it only when everybody else is there',
    12: "you enjoy things most when no one knows, and you feel that you'd have to justify them",
  },
  presses: {
    1: "you want to be found attractive, and you may dress for the one person who won't tell you",
    2: "you like to give, and it's hard for you to tell how much of it is for your own good name",
    3: 'you keep talk pleasant, and that often means leaving your own part out of it',
    4: "you want peace at home more than you want your way, and somebody else's way tends to win",
    5: 'you love to be courted, and a compliment can make you forget to ask whether you like the person',
    6: "you show people that you like them by doing things, and you don't ask whether they wanted them",
    7: "you need to be told that you're loved, and you'd rather wait than ask",
    8: "you help before anyone has asked, and you keep an eye on how it's taken",
    9: 'you admire people who know more than you do, and you tend to come home with their favorites',
    10: "you're well liked, and you can feel your standing rise and fall with one person's mood",
    11: "you get along with all of your friends, and it's hard for you to take a side",
    12: "you feel more than you let on, and you'd rather do something useful than be caught at it",
  },
}
