import type { MonthAreas } from '#lore/authored.ts'

export const sunAreas: MonthAreas = {
  1: {
    eases: [
      "You come across as you mean to, so it's a good day to be seen.",
      'You feel like yourself, and other people find that easy to be around.',
      "You know what you want and you look like it, so you're asked less often to explain.",
    ],
    presses: [
      'You feel overlooked or looked at too closely, and it can be hard to tell which.',
      'Somebody may have an opinion about how you ought to be. You can let them have it.',
      "You may want to do something your own way and be told how it's done.",
    ],
  },
  2: {
    eases: [
      "You see what you have, and it's more than you tend to count.",
      'What you do well is appreciated, and you could mention what it costs.',
      'You can name a price or a wish in the same tone as the rest of the conversation.',
    ],
    presses: [
      'You compare what you earn with what somebody else does, and feel poorer than you are.',
      "A purchase may have more to do with pride than with need. A day's delay will show you.",
      'Somebody may ask what you earn or what you paid, and you can keep the answer to yourself.',
    ],
  },
  3: {
    eases: [
      'People listen when you speak, and you can say something that matters to you.',
      'A conversation in passing may tell you what you needed to hear.',
      'You explain things well, and somebody may thank you for making it short.',
    ],
    presses: [
      'You may be interrupted or misquoted, and it bothers you more than usual.',
      'You and somebody you talk to every day may each be waiting for the other to listen.',
      'You may be interrupted just when you know what you want to say. You can start again.',
    ],
  },
  4: {
    eases: [
      "Home is where you'd like to be, and people there are glad of your company.",
      'You can settle something with family in a friendly tone, because nobody is defending anything.',
      'You can decide something about home without having to persuade anyone.',
    ],
    presses: [
      'What you want and what your family expects may pull in two directions for a day.',
      'You may be needed at home when you had other plans. Say what the other plans were.',
      "Somebody at home may want the day to go another way than you'd planned it.",
    ],
  },
  5: {
    eases: [
      "You're in the mood to play, and somebody may join in.",
      "What you've made or what you can do gets a friendly look, and you're allowed to enjoy that.",
      'You can do something well in front of people and enjoy being watched.',
    ],
    presses: [
      "You may want applause and get a shrug. It was probably somebody's bad day.",
      'A child or someone you like may be as stubborn as you are, and one of you has to laugh first.',
      'You may want an audience on a day when everyone is busy. Do it for its own sake.',
    ],
  },
  6: {
    eases: [
      'Work goes well, and you can finish something that has been almost finished for weeks.',
      'You have the energy you need, and you can see what your days would be like if you always had.',
      'You work at your own speed, and the day has room for all of it.',
    ],
    presses: [
      'You may have more to do than a day holds, and feel that it reflects on you.',
      "Somebody at work may doubt something you're good at. The work will answer for you.",
      "You may be asked to drop what you're doing for something that could have waited.",
    ],
  },
  7: {
    eases: [
      'You and somebody close are in step, and you have less to explain than usual.',
      'Somebody may be pleased to see you and say so. You can say it back.',
      "Somebody close may take your side before you've asked them to.",
    ],
    presses: [
      "The other person may want to be the important one for a day. If you can let them, it'll be your turn sooner.",
      "You may see yourself through somebody else's eyes, and not enjoy all of it.",
      'You and the other person may both want to lead. One of you can lead tomorrow.',
    ],
  },
  8: {
    eases: [
      "Somebody may tell you something in confidence, and you'll know what to do with it.",
      'A matter of shared money or trust can be settled while both of you are feeling generous.',
      'You can accept help or money from somebody and feel no smaller for it.',
    ],
    presses: [
      "Who pays, and who decides, may come up between you and someone else. It's worth ten honest minutes.",
      'You may not want to depend on anyone, on a day when you do.',
      'You may be told less than you need to know. Ask for the rest before you agree.',
    ],
  },
  9: {
    eases: [
      'You can see further than usual, and a plan that seemed far off looks possible.',
      'Somebody who knows more than you may be happy to explain.',
      'You can explain what you believe to somebody who disagrees and stay friends.',
    ],
    presses: [
      "You're sure that you're right, and so is the other person. Nobody has to win.",
      'You may be impatient with everything near and familiar. A day away would help more than an argument.',
      'You may be told that your plan is too large. Ask which part of it they mean.',
    ],
  },
  10: {
    eases: [
      'Your work is seen by someone who can do something for you.',
      "You know what you're doing and it shows, so you could ask for a little more.",
      'Somebody in charge may ask for your opinion and act on it.',
    ],
    presses: [
      'Somebody in charge may ask for an explanation. Give a short one.',
      'You may work for a whole day to prove something that nobody had questioned.',
      "Your work may be measured by something that isn't the point of it. Say what the point is.",
    ],
  },
  11: {
    eases: [
      'Friends are on your side, and one of them may have an idea for you.',
      "You enjoy being one of several, and you don't have to organize anything.",
      'You can bring two friends together, and both will thank you.',
    ],
    presses: [
      'You feel out of place among people you usually like. It passes if you talk to one of them.',
      "A friend may need more attention than you have left. You can say when you'll have some.",
      "A group may go along with an idea you don't like. You can say so once and stay.",
    ],
  },
  12: {
    eases: [
      'An hour by yourself does you more good than company would.',
      'You see what has been tiring you, and some of it can stop.',
      'You can leave something unfinished for a day, and nobody asks for it.',
    ],
    presses: [
      "You may be tired of something you can't name. Rest first, and name it afterward.",
      'What you do out of sight may feel thankless. Somebody has seen it, and may tell you later.',
      "You may be asked to appear when you'd rather stay out of sight. An hour will do.",
    ],
  },
}
