import type { WeekScenes } from '#lore/authored.ts'

export const moonScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        'Someone may sit down beside you and begin in the middle of the story. You hardly say anything, and they thank you for the advice.',
      presses:
        "You might give good advice to somebody who only wanted company. If they nod and stop talking, that's why.",
      later: 'Someone may tell you their trouble, and you leave it with them, and they thank you.',
    },
    2: {
      eases:
        "You might use something soft or good that you already own, and find that the wish to buy another fades. Often it's only tiredness.",
      presses:
        "You may be about to order something that's been in the cart since your last bad day. The price isn't really the question.",
      later: 'You may put something back, and the evening at home is no poorer for it.',
    },
    3: {
      eases:
        "A name may light up on your phone, and you're glad before you know why. You've nothing to tell each other, and the call takes an hour.",
      presses:
        "You might scroll through your contacts and put the phone away again. It's a voice that you want, and you can't think of a reason to call.",
      later: 'You might make the call without a reason, and neither of you asks for one.',
    },
    4: {
      eases:
        "A smell from a kitchen or a voice in the next room relaxes you, and you aren't even at your own place. You could have that at home for very little.",
      presses:
        "Everything at home may be in order and still not feel like enough. What's missing seems to be a person.",
      later:
        'You might invite somebody in without tidying first, and the place has never felt better.',
    },
    5: {
      eases: 'A child, a dog, or a ball may get you to run ten steps. It takes very little.',
      presses:
        "You may stand at the edge holding the jackets while other people play. Nobody told you to, and you've always been the one who does.",
      later:
        'If you stay out a little longer than you should, you may find that everything you had to do can wait.',
    },
    6: {
      eases:
        'You may sleep an hour longer, and the day is none the worse. Your body had been asking for a while.',
      presses:
        "When you're tired, you may reach for coffee, as you did yesterday. Your body asked for something else, and you both know it.",
      later:
        "You may stop when you're tired instead of an hour later. The next morning is easier than any you've had in a while.",
    },
    7: {
      eases:
        "One person says that they're tired and would like to go home, and you could hug them for it. You don't have to guess anything.",
      presses:
        "You may spend an evening working out what someone would like, from hints, and you get it wrong. You aren't like that around everybody.",
      later:
        "If you say what you'd like to do, in one sentence, the other person may look relieved.",
    },
    8: {
      eases:
        'Someone may mention a bad time of yours as casually as the weather. They may have known all along and gone on inviting you.',
      presses:
        "You may pull yourself together before somebody comes over, though they've seen you look worse. You needn't have bothered.",
      later: 'If you let somebody see the mess, they may move a pile and sit down.',
    },
    9: {
      eases:
        'If you take a longer way home, you may arrive in a better mood. It could be that you need a different view more than you need rest.',
      presses:
        "You have a whole evening at home with everything you need, and you can't settle. Another one like it won't help.",
      later:
        "You might come back from somewhere you hadn't been before, a street or a trail, and the worry that was waiting at home has shrunk.",
    },
    10: {
      eases: "A coworker may visibly relax when you sit down. You've done nothing yet.",
      presses:
        'If you come in worried, everyone else may be worried within ten minutes. They take more from your mood than you think.',
      later:
        'You may ask a coworker how things are and mean it, and the room is easier to work in afterward.',
    },
    11: {
      eases:
        "A friend may call you about something they'd only tell a brother or a sister. You can say that you're glad they called you first.",
      presses:
        "You may hear of an evening you'd have liked to be part of. It's possible that they thought you knew you were invited.",
      later:
        'You may run into one of your friends by chance and walk the same way for a while. Neither of you has anything to report.',
    },
    12: {
      eases:
        "A plan for the evening may fall through, and you have to hide how pleased you are. You already know what you'd like to do, and it's nothing.",
      presses:
        "You may have people around you all day and still feel that you missed someone. You haven't had ten minutes with yourself.",
      later: "You may get half an hour that nobody else wants. You know exactly what it's for.",
    },
  },
  presses: {
    1: {
      eases:
        'Something may make you laugh, and your face changes so completely that people notice. The mood was thinner than it looked.',
      presses:
        "Someone asks if you're all right, and you'd thought it didn't show. Now you're worried about the mood and about having it seen.",
      later: 'The mood may come back, and you go about your day with it, and it leaves by itself.',
    },
    2: {
      eases:
        'You may find some money in a pocket and feel safe out of all proportion to the sum. You laugh at yourself, and it helps.',
      presses:
        "You may check your account twice in a day, although it hasn't changed. The feeling that makes you look doesn't change either.",
      later:
        "You might give something away without thinking, and you don't miss it. What you're short of, it seems, was never in the cupboard.",
    },
    3: {
      eases:
        "Somebody who's usually brief may write you a whole paragraph. It could be that they're often only busy.",
      presses:
        "You may get a one-word reply and build a story on it. By the time they write again, kindly, you've been hurt and recovered.",
      later: 'If you ask how they are instead of what they meant, they may tell you.',
    },
    4: {
      eases:
        "Someone at home may do one of your chores without a word, and nearly right. It's as close to a thank-you as they get, and you decide to take it as one.",
      presses:
        "You may sigh a little louder than you need to. If nobody looks up, it's because they can't know what the sigh is about.",
      later:
        "If you say in a friendly voice which chore you'd like to be rid of, someone may take it.",
    },
    5: {
      eases:
        "The fun may start when most of the guests have gone. There are two of you left, and nobody's watching.",
      presses:
        "You may smile for the picture and feel the effort in your cheeks. You'd be enjoying this if it counted for less.",
      later:
        "You may see one person for an hour, with nothing planned, and it's the best hour of the week.",
    },
    6: {
      eases:
        "A chore may get done while you're out, and leave you almost disappointed. It's possible to look forward to being angry.",
      presses:
        "You might do the chore with more noise than it takes. It's a message, and the people at home may not be able to read it.",
      later: 'If you name the one chore and leave out the others, it can probably be talked about.',
    },
    7: {
      eases:
        "The other person may come out of a bad mood without any help from you. It's worth knowing before you cancel an evening for it.",
      presses:
        "If you ask what's wrong for the second time, something may be. It's possible that they were only thinking about their own day.",
      later: 'They may be quiet, and you let them be quiet, and you read your book.',
    },
    8: {
      eases:
        "If you accept a ride or an introduction, you may notice that nothing is asked of you afterward. The debt you're afraid of exists mainly in your head.",
      presses:
        "Help may be offered, and you've said no before you heard what it was. You do the thing the long way and are proud of it, and tired.",
      later:
        'You may ask for a small favor outright, and you get it, and you survive being grateful.',
    },
    9: {
      eases:
        'You might disagree with someone and still sleep well, because this time it was only an opinion.',
      presses:
        "An old subject may come up, and you feel it in your stomach before you've heard the argument. They're talking about a rule, and you're thinking of one person.",
      later:
        'If you say what happened to you instead of what ought to be, there may be nothing left to argue about.',
    },
    10: {
      eases:
        "A word of praise from above may reach you, and you read it three times. You'd like to need it less, and you know that now.",
      presses:
        "Somebody above you may be brief, and you go back over your whole month for the reason. It could be a dentist's appointment.",
      later:
        'If you ask what the short answer meant, you may learn that it had nothing to do with you.',
    },
    11: {
      eases:
        "One person may ask you along as if it went without saying. You'd probably be welcome the other times, too, if you asked.",
      presses:
        "You may look at pictures of other people's evenings, later than you meant to. People don't post the part where they drove home early.",
      later:
        "If you ask somebody over on an ordinary day, you may find out that they've been feeling left out, too.",
    },
    12: {
      eases:
        "An old song may come on, and you let it play to the end. You're sad for four minutes, and then you're all right.",
      presses:
        "You're asked how you are, and your own answer takes you by surprise. There was more under it than you'd thought.",
      later:
        "If you tell somebody that you're sad, they may not try to cheer you up, and that helps.",
    },
  },
}
