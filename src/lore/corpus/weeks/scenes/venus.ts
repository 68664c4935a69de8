import type { WeekScenes } from '#lore/authored.ts'

export const venusScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        'If you forget to be charming for an hour, people are likely to stay. Somebody may even say how nice it was to talk to you.',
      presses:
        "You may start to host, though you're a guest. People would be glad to see you sit down.",
      later:
        "If you leave out a compliment you'd have made, the other person may like you just as well.",
    },
    2: {
      eases:
        "You may use the good one on an ordinary day, and the day improves. You don't think about what it cost.",
      presses:
        'You might bring something home because it was half price. It may end up beside the other things that you were pleased to save money on.',
      later: "Before you buy the next thing, you may ask yourself whether you'd use it every day.",
    },
    3: {
      eases:
        'If you write first, for no reason, the answer may come within a minute. Some people have been meaning to write to you for weeks.',
      presses:
        "You wait for somebody to get in touch, and they're probably waiting for you. It's a draw that nobody enjoys.",
      later:
        "A message may come from someone you'd been meaning to write to, and they only want to know how you are.",
    },
    4: {
      eases:
        'Somebody may stay for an hour longer than planned, and you like your place more than you did that morning. Nothing in it has changed.',
      presses:
        'You look at furniture on a screen until late, at home by yourself. What the room lacks may not come in a box.',
      later:
        'If you ask someone over on short notice, with nothing in the house, they may say yes.',
    },
    5: {
      eases:
        "Your eye goes back to something that nobody has recommended. You like it, and you can't give a reason, and you don't try.",
      presses:
        'You may show a friend what you like and watch their face. Even if they approve, it can lose a little of its shine.',
      later: 'You may find yourself laughing with somebody your friends would never have picked.',
    },
    6: {
      eases:
        "You might do a chore with music on, or with company, and be sorry when it's done. The chore may never have been what you minded.",
      presses:
        'You may leave the dull duty till last, do it alone, and take twice as long. You may never have asked yourself which part you mind.',
      later:
        "You may end up next to somebody you like while you both do something dull. You're surprised when it's finished.",
    },
    7: {
      eases:
        "You may run an errand together and laugh about nothing. If somebody asked what you did, you'd have to say groceries.",
      presses:
        "If you've planned something special for the two of you, it may turn out a bit stiff. The easy part is the ride there.",
      later:
        "You may both have nothing to do for an hour, and you spend it together doing that. You'd call it the best part of the week.",
    },
    8: {
      eases:
        "If you suggest splitting a cost down the middle, you may both be pleased. It's easier to bring up than you think.",
      presses:
        "You might find out that you've each been paying for the same thing. Neither of you had wanted to bring it up.",
      later:
        'You look something up and find that the two of you could have had it for half, all this time.',
    },
    9: {
      eases:
        'If you ask a stranger how something is done in their part of the world, they may be delighted to show you. You have no reputation there to look after.',
      presses:
        "At home someone may start a story, and you've got your answer ready before the end. You'd have listened to a stranger.",
      later:
        "If you try to be at home as you are with strangers, someone there may ask what's gotten into you.",
    },
    10: {
      eases:
        "If you say whose idea it was, the person may go pink with pleasure. They'd be telling somebody about it that evening.",
      presses:
        'You might let a compliment stand that belongs to two people. You may be the only one who notices, and it can bother you until evening.',
      later:
        'Somebody might repeat a kind thing you said about them, years ago. People remember such things longer than you do.',
    },
    11: {
      eases:
        'You might get five minutes alone with a friend whom you usually see in a crowd. You learn more than you have in a year.',
      presses:
        "It's a loud evening, and you and the friend only wave at each other across it. You'd both have preferred a quieter table.",
      later: 'You may suggest something for two, and the answer makes you wonder why you waited.',
    },
    12: {
      eases:
        "If you do the thing you like for an hour and don't hide it, you may find that nobody thinks anything of it.",
      presses:
        'Somebody might ask what you did last night, and you say nothing much, even if it was lovely.',
      later:
        "You may take your hour without calling it anything, and you're nicer to people afterward.",
    },
  },
  presses: {
    1: {
      eases:
        'Someone may say that you always look like yourself, and mean it kindly, on a day when you put on the first thing you found.',
      presses:
        "You might dress with one person in mind who doesn't come. Everyone else is likely to like you just as well.",
      later:
        "You may go out in whatever was within reach, and you have a better time than you've had in a while.",
    },
    2: {
      eases:
        'Somebody else might pay, cheerfully, and you may enjoy the evening no less. Others like a turn as well.',
      presses:
        "You may reach for the bill before you've seen it. By the time you have, everyone has thanked you, and it's too late to split it.",
      later: "You may bring less and stay longer, and you're asked to come again.",
    },
    3: {
      eases:
        "If you say half of the sentence that you'd normally leave out, the talk may get better. People tend to have sensed it anyway.",
      presses:
        "You may agree warmly with something you don't agree with. The talk stays pleasant, and you feel a little farther away than before.",
      later:
        "If you say what you think early, while it's still small, the other person may turn out to have been thinking the same.",
    },
    4: {
      eases:
        'You like a thing at once, and for a second you wonder whom it would annoy. Then you put it up.',
      presses:
        "You may hang the picture you like where nobody will see it. It's your own wall, and you've asked permission all the same.",
      later:
        "If you put something of your own in a room that isn't quite yours, it may well be there in the evening, without a word from anyone.",
    },
    5: {
      eases:
        'You may get a compliment and, for once, forget to wait for another. The rest of the evening is more interesting.',
      presses:
        "You may check whether your message has been seen. You hardly know the person, and you'd be hard put to say what you want from them.",
      later: "Someone who doesn't flatter you at all may turn out to be good company.",
    },
    6: {
      eases:
        'If you leave one small service undone, you may gain a free half hour and find that nobody says a word.',
      presses:
        'You may tidy up what was already in order. The person it was meant for may well walk past without noticing.',
      later:
        "You might skip one of the extras, and you get thanked for something you'd forgotten doing.",
    },
    7: {
      eases:
        "One person may say nearly what you've been hoping to hear, on the way to something else. You nearly miss it because you'd expected an occasion.",
      presses:
        "You may give one person three openings to say something nice and hear about the car. They'd probably say it if they knew that it was wanted.",
      later:
        "You're told something nice while the two of you are carrying bags, and you nearly miss it. It was said as though you'd known all along.",
    },
    8: {
      eases:
        "Somebody might do a thing for you that you can't return, and you squirm a little. So that's how the people you help may feel.",
      presses:
        "You may help somebody who hadn't asked, and then listen for how they thank you, as though you'd lent them something.",
      later: 'If you ask before doing somebody a favor, they may want only half of it.',
    },
    9: {
      eases:
        "You may enjoy something silly in company and not explain yourself. Two people you'd thought of as serious turn out to love it.",
      presses:
        'You may praise a thing as one is supposed to, and you were bored by the second page. You wonder how many people in the room are doing the same.',
      later: 'If you admit that the thing bores you, somebody else may breathe out.',
    },
    10: {
      eases:
        "Somebody who owes you nothing may speak well of you. You hadn't been trying to impress them.",
      presses:
        'You may look at one face before you know what you think of your own work. When it frowns, you start to see mistakes.',
      later: 'You may show your work to someone else, and their opinion is a different one.',
    },
    11: {
      eases: 'If you disagree with a friend out loud, they may fill your glass all the same.',
      presses:
        "You might tell one friend that you see her point, and then the other that you see his. Sooner or later they'll talk to each other.",
      later:
        "If you say what you think before you've looked to see who's listening, two friends may hear it and still be your friends.",
    },
    12: {
      eases:
        'If you do the person a small kindness and let them see who it was, they may look pleased, and not at all surprised.',
      presses:
        "Somebody else may get the thanks for what you did. You could say so, and you find that you'd rather be hurt.",
      later:
        'If you let them see that you care, in one small way, they may pretend not to notice and smile.',
    },
  },
}
