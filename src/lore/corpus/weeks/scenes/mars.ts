import type { WeekScenes } from '#lore/authored.ts'

export const marsScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        'If you say what you mean in four words, the answer may be just as short, and friendly.',
      presses:
        "You may wrap an objection so carefully that it can't be found. People could go ahead thinking that you agreed.",
      later:
        "You may give a short answer because you're busy. The other person is likely to take it as perfectly friendly, and you'll have saved ten minutes.",
    },
    2: {
      eases:
        'If you ask for a discount in passing, you may get it. It takes less courage than choosing what to eat.',
      presses:
        "You don't ask, because it might be awkward, and you pay the full amount. The person behind you asks.",
      later: 'You may ask for a second thing, and asking is easier this time.',
    },
    3: {
      eases:
        'You may mention a small annoyance on the spot, in a normal voice, and be rid of it in a minute.',
      presses:
        'If you take a small annoyance home with you, it may be a principle by morning. It would have fit into one sentence.',
      later: "Something annoys you, you say so, and by evening you can't recall what it was.",
    },
    4: {
      eases:
        'You may stand in the middle of the room with a tape measure and feel strong. It could be done by the weekend, if you started with the heavy end.',
      presses:
        "You may bump into the thing that has been in the way for years. It's easy to walk around something until you no longer see it.",
      later: "You may move the first heavy thing, and after that it's hard to stop.",
    },
    5: {
      eases:
        "You might lose a close game and want another at once. It's good to try hard at something that doesn't matter.",
      presses:
        "You may hear yourself say that it's only a game, and you're a bit stiff as you say it. You'd like to want to win.",
      later:
        'You sign up for something you may well lose, and you catch yourself looking forward to it.',
    },
    6: {
      eases:
        'If you do the worst task first, the rest of the day may feel almost like a holiday. It might take no more than half an hour.',
      presses:
        'The worst task may look at you all day from the bottom of the list, while you do nine others to avoid it.',
      later:
        "If you begin with the worst task again, you may find that it's stopped being the worst.",
    },
    7: {
      eases:
        "If you contradict someone you usually spare, they may lean forward. It could be the best talk you've had with them.",
      presses:
        'The more carefully you handle somebody, the more difficult they may get. People can feel it, and most would rather be told.',
      later:
        'You might let a blunt remark slip, to somebody you usually spare. They may laugh and tell you what they really think of yours.',
    },
    8: {
      eases:
        'If you name a sum, the other person may be relieved. Both of you may have been dreading a conversation that takes five minutes.',
      presses:
        'You may both wait, very politely, for the other to bring it up. Meanwhile it gets more expensive.',
      later: 'You may suggest a day as well as a sum, and the matter is practically settled.',
    },
    9: {
      eases:
        'You may set out in the wrong shoes and get farther than you planned. What you were missing could be bought on the way.',
      presses:
        "You may read one more guide instead of going. You now know everything about the place except what it's like.",
      later:
        "You might choose the way you know less about, and you can't say that you miss the preparation.",
    },
    10: {
      eases:
        'You may catch yourself planning the first day in a bigger job. You seem to have applied for it in your head.',
      presses:
        "Somebody else may get the thing you hadn't asked for. They weren't better, they'd only said that they wanted it.",
      later:
        'If you say that you want the larger task, without the joke, people are likely to take you at your word.',
    },
    11: {
      eases:
        'You might name a date out loud, and three people get out their phones. That was all it needed.',
      presses:
        'Everyone may say that somebody should organize it, and look at the table. You were about to, and you look at the table as well.',
      later:
        'You may hear that two of your friends have each been waiting for somebody to begin. Neither had told the other.',
    },
    12: {
      eases:
        'With an hour on your own project and the phone off, you may get past the place where you always stop. It helps that nobody knows.',
      presses:
        "You may tell somebody what you're working on, and you get advice. It's good advice, and you don't touch the thing for days.",
      later: "Someone may ask how it's going, and you say that it's going, and get back to it.",
    },
  },
  presses: {
    1: {
      eases:
        "Somebody may let you do a thing your own way, and you feel your jaw unclench. You hadn't known it was tight.",
      presses:
        "You're told something you already know, slowly. You answer more sharply than it deserves, and you can hear why.",
      later: "Somebody helps you with something you could've done yourself, and you let them.",
    },
    2: {
      eases:
        'You might wait a day to buy something and find that you no longer want it, because the anger has passed, too.',
      presses:
        "You may pay for something with a flourish and feel it wear off on the way home. The person it was meant for didn't see.",
      later:
        'You may leave something expensive where it is, and the anger it was for has no use for it anymore.',
    },
    3: {
      eases:
        'If you leave a message until after lunch, it may hardly need an answer by then. People often work it out themselves.',
      presses:
        'Your thumbs may be faster than you are. You win the exchange, and then you wonder about the silence.',
      later:
        'You may be interrupted halfway through a sharp reply. When you come back to it, you hardly recognize the person who was writing.',
    },
    4: {
      eases:
        "Everybody at home may get an hour to themselves, and nobody raises their voice. You hadn't agreed on anything, it just happened that way.",
      presses:
        "An argument at home may start over a towel. Two of you haven't had a minute alone since the day before.",
      later:
        'You might take your hour alone and tell the others to take theirs, and the evening is peaceful.',
    },
    5: {
      eases:
        "You might let somebody win and find that you're still in a good mood. You could even notice more of the evening.",
      presses:
        'You may go over the last move in bed. It was a game, and your heart is going as if a job had depended on it.',
      later:
        "You may hear somebody admit, outside of any game, that they badly want something. You're impressed, and a little envious.",
    },
    6: {
      eases:
        "If you work at your own speed for a morning, you may find that nothing goes wrong and that you're done when everyone else is.",
      presses:
        "You may look up at the clock in the middle of a job that has no deadline. You're ahead, and you don't know of whom.",
      later:
        "You may walk somewhere with a person who doesn't hurry. You get there at the same time as always, and you aren't out of breath.",
    },
    7: {
      eases:
        "If you say that you're annoyed, the other person may say that they are, too, and you'd nearly laugh. It's easier to talk after that.",
      presses:
        "The other person may say they aren't angry, with great precision. You get louder for both of you.",
      later: "If you ask what they didn't like, before you raise your voice, they may tell you.",
    },
    8: {
      eases:
        'You might divide one small thing between you, just to see if you can. It could take a minute and leave you both content.',
      presses:
        "You might each explain again why the other can't have it. Neither of you mentions how much you want it, which may be not very much.",
      later:
        "You may notice that you haven't used what you're fighting over for months. What you'd miss is being told that you were right.",
    },
    9: {
      eases:
        "Somebody may change their mind without your help. It doesn't always take an argument.",
      presses:
        "You may think of another argument, a very good one, when the conversation is over. You're still talking to somebody, and they left some time ago.",
      later:
        "You might hear an opinion you can't stand, and you're too tired to answer. The evening turns out pleasant.",
    },
    10: {
      eases:
        'If you do as you were asked, without a remark, you may not feel any smaller. It can save you a surprising amount of energy.',
      presses:
        "You may do the opposite of what you were asked, and that can take all day. It proves something, and you may be the only one who's counting.",
      later:
        'You may see somebody disagree with the same person in a quiet voice and get what they wanted.',
    },
    11: {
      eases:
        "Somebody else may speak up for the group, a little clumsily, and you keep your seat. You're more grateful than you let them see.",
      presses:
        "Something unfair may be said, and the whole group looks at you. You're already on your feet.",
      later:
        "If you come late to a discussion, you may find that somebody else has already said it. They needn't have said it well for it to work.",
    },
    12: {
      eases:
        'If you run, or scrub something, or sing in the car, you may come back lighter. It has to go somewhere.',
      presses:
        "You may say that it's fine through closed teeth. Your shoulders tell a different story, and so does your sleep.",
      later:
        'If you carry something heavy or run for a bus, a mood that has lasted all day may be gone.',
    },
  },
}
