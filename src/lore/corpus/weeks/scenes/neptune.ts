import type { WeekScenes } from '#lore/authored.ts'

export const neptuneScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        "Someone may tell you what they've told nobody else, after ten minutes. You hadn't asked.",
      presses:
        "You might search for the right thing to say when it isn't needed. Some people only want you to stay where you are.",
      later: 'Somebody might confide in you, and you listen and then leave it with them.',
    },
    2: {
      eases:
        "You may pick up an old thing for no reason and remember who gave it to you. You wouldn't sell it for much.",
      presses:
        'You may see a picture of something and want it. At home there are three like it, and you walk past them.',
      later: 'You may put the old thing where you can see it, and the new one seems less urgent.',
    },
    3: {
      eases:
        'If you say go on, somebody may tell you the rest. They may have been hoping that a person would ask twice.',
      presses:
        'You may take somebody at their word, and something in their voice bothers you all evening. You could ask again.',
      later: 'You might ask a second time, gently, and you get the real answer.',
    },
    4: {
      eases:
        "Nobody needs you for an hour, and you can hear the place. You hadn't known how tired you were of being useful.",
      presses:
        "You may tidy up so that you can rest, and then it's late. The place is spotless, and you're worn out.",
      later:
        "You may come home to people who are all looking after themselves. You sit down among them, and it's a while before you think of anything to do.",
    },
    5: {
      eases:
        "For a moment, on a bus or in the shower, you see the whole thing you'd like to make. It's simple, and you've had it in mind for years.",
      presses:
        "You might start to make something and wonder what people will say. After that you're working for them.",
      later:
        "You might make a small, bad version of what you had in mind and show it to nobody, and you're oddly happy.",
    },
    6: {
      eases:
        'If you lie down for twenty minutes in the middle of the day, the afternoon may go better than the morning did.',
      presses:
        "You may do the part that nobody sees, thoroughly, and you're late for something you'd have enjoyed.",
      later: 'You may rest before you need to, and you get as much done as on any other day.',
    },
    7: {
      eases:
        'You may say it all wrong, and the answer is that they know. You could have come without an explanation.',
      presses:
        "You may explain yourself better and better and lose them. It's possible that they understood the first time.",
      later: 'If you let somebody see you on a shapeless day, they may stay for the rest of it.',
    },
    8: {
      eases:
        "You may give something away and forget that you did. When you're reminded, you're surprised at how little you miss it.",
      presses:
        "You may mention a good deed of yours, only in passing. It's usually a better one without that.",
      later: "You may decide to let something go, and you notice that you've stopped counting.",
    },
    9: {
      eases:
        "A stranger may be decent to you, in a small way, for free. You'd have said that you believe in that, and it's good to see it.",
      presses:
        'You may argue for what you believe and feel it get thinner with every sentence. It was never made of sentences.',
      later:
        "You may do something decent without a reason, and you don't feel that it needs one. You believe more than you say.",
    },
    10: {
      eases:
        "You may see one person's shoulders come down because of something you did. You'd do a lot of work for that.",
      presses:
        "You may do good work that goes into a report. You don't know a single person it was for.",
      later:
        'If you ask for a little more of the work you like, it may turn out that nobody else wanted it.',
    },
    11: {
      eases:
        'The old dream may come up in the group again, and this time nobody laughs. Two of you look at each other.',
      presses:
        'You may all say how lovely that would be, as people do every year, without getting out a calendar.',
      later:
        'You might meet one of the group by chance, and the old dream comes up again, with a price this time. Neither of you changes the subject.',
    },
    12: {
      eases:
        "You might sit somewhere quiet and not reach for anything. After a while you know what you're going to do.",
      presses:
        "You may watch another episode with your eyes half closed. You're tired when it's over, and you aren't rested.",
      later:
        "You might pick up the phone to look at nothing in particular, and you find that you're sleepy.",
    },
  },
  presses: {
    1: {
      eases:
        "If you say that you'd rather have the other one, people may look at you with new interest. It's a small preference, and it's yours.",
      presses:
        "You may be told what you're like, kindly and wrongly. You don't correct it, and now they'll plan with it.",
      later:
        "If you say where you'd like to sit, or what you'd like to eat, people may find you easier.",
    },
    2: {
      eases:
        'If you write down what you spend for one day, it may be a short list. You could see where it leaks, and it may not be where you thought.',
      presses:
        "If someone you like is sad, you may buy them something. It helps for a minute, and it isn't on any budget.",
      later:
        "You might go through your spending line by line, and it's less bad than the feeling was.",
    },
    3: {
      eases:
        "If you say what you'd like in plain words, the answer may well be friendly. People often have no idea.",
      presses:
        "You may say that you're easy about it and hope that they'll guess. People tend to take you at your word.",
      later:
        "If you give a short no that can't be mistaken, the other person may simply make another plan.",
    },
    4: {
      eases:
        'Your own place may look good in a certain light. You sit down in it for once instead of thinking what it lacks.',
      presses:
        "You might visit a home that looks like the one you'd meant to have. You come back and see only what yours isn't.",
      later:
        'If you do one thing here that you loved about the other place, it may work here as well.',
    },
    5: {
      eases:
        "The person or the plan may show you a very ordinary side, and you find that you still like it. That's worth more than the dream.",
      presses:
        "You might read a short message and supply the tone yourself. You'd like to know how much of this is them.",
      later:
        "You might learn something quite ordinary about them, or it, and you're more curious than before. Or less, which is also worth knowing.",
    },
    6: {
      eases:
        'You might let a call ring and take a nap. The caller, it turns out, had found somebody else to tell.',
      presses:
        'Somebody might feel so much better for having talked to you. You need an hour to get over it.',
      later:
        'You may catch yourself leaning in as a voice turns sad. For once you feel the tiredness begin, right then, and you know whose it is.',
    },
    7: {
      eases:
        "If you enjoy the person who's there, without improvements, they may notice and be nicer for it.",
      presses:
        'You may defend somebody to a friend, and every sentence is about the future. Your friend asks about the last year.',
      later: "You may ask for one definite thing by a definite day, and you don't explain it.",
    },
    8: {
      eases:
        'One of you may ask what exactly was said. You work it out in ten minutes, and you both feel better.',
      presses:
        'You might both nod and be nodding at different things. A talk can be lovely and settle nothing.',
      later:
        "You might try to tell somebody else what the two of you agreed, and you can't get to the end of the sentence.",
    },
    9: {
      eases:
        "You might decide something small without asking anybody, and it may be fine. There's no one whose permission it takes.",
      presses:
        "You may wait for a sign from someone who's thinking of something else. They may have opinions on a good deal and none about this.",
      later: 'You may make the next choice in your own name, and it sits well with you.',
    },
    10: {
      eases:
        "You can see one step of the way clearly. It's enough to work on, and you stop worrying about the rest for a day.",
      presses:
        "You're very busy, and somebody asks what with. You list six things and can't say where they lead.",
      later:
        "You may see what became of something you did for one person. You'd have done twice as much for that.",
    },
    11: {
      eases:
        "The friend may call first, for no reason. You're touched, and you notice how long it's been.",
      presses:
        "You may suggest a day, and then another, and then a third. If they never suggest one, that's an answer, too.",
      later:
        'You may begin a message, and you see that the last six were yours. Meanwhile somebody else has written to ask how you are.',
    },
    12: {
      eases:
        'You might go to bed early, and in the morning the decision is quite small. You could make it before breakfast.',
      presses:
        'You may be too tired to think about the one thing that needs thinking about, which suits a part of you very well.',
      later:
        "You may happen to think of the decision at breakfast, with the sun on the table. It doesn't look like much.",
    },
  },
}
