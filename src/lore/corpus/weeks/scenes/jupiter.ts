import type { WeekScenes } from '#lore/authored.ts'

export const jupiterScenes: WeekScenes = {
  eases: {
    1: {
      eases:
        'If you walk in without knowing anyone, people may make room. You may have expected to have to earn it.',
      presses:
        'You may stand outside and read the menu twice. The people inside are likely to mind less than you think.',
      later:
        "You miss the moment when you'd usually have gone home. When you look at the time, you're in the middle of a story, and people are waiting for the end.",
    },
    2: {
      eases:
        'You might spend a little on something good and sleep very well. The rent is still there in the morning.',
      presses:
        "You may put so much aside that there's nothing left to enjoy. You can't say what it's for, beyond more of the same.",
      later:
        'You may pay for something pleasant without doing the sum first. The sum, when you do it, comes out fine.',
    },
    3: {
      eases:
        'A word across the fence may turn into half an hour. You have more in common than the street.',
      presses:
        "You may both say that you must have coffee sometime, and go in. You've been saying that since you moved here.",
      later:
        'You may hear the second sentence that your neighbor always has. This time you stay for the third.',
    },
    4: {
      eases:
        "Two more people may come than you'd planned for, and there's enough of everything. It's the best noise the place has heard in a while.",
      presses:
        "You count the seats and think about canceling. Nobody you'd invited was coming for the seats.",
      later:
        'You may have somebody in without warning, when the place is a mess. They could well remark on how comfortable it is.',
    },
    5: {
      eases:
        'If you have your treat twice within a few days, you may like it as much the second time, and nothing bad need come of it.',
      presses:
        'You may save the good part for later, and then something comes up. You do that a lot.',
      later:
        "You could have your treat again on an ordinary day, and find that it doesn't wear out.",
    },
    6: {
      eases:
        'Somebody might do one of your dull jobs and hum while doing it. Not everyone hates what you hate.',
      presses:
        "You may apologize for asking before you've asked. People who'd have said yes with pleasure may begin to wonder what's wrong with the chore.",
      later:
        "If you admit that you hate a certain job, the person you're talking to may say they rather like it. That could be arranged.",
    },
    7: {
      eases:
        "Someone says of course you can, as if you'd asked about the weather. You find yourself standing a bit straighter.",
      presses:
        "You may play down something you did, and be believed, when you'd hoped to be argued with.",
      later: 'If you tell somebody the plan at its full size, they may only ask what you need.',
    },
    8: {
      eases:
        "The two of you may look at the better one together, and you both do the same sum in your heads. Half of it isn't much.",
      presses: "You may each buy the cheap one. Between you you've spent what the good one costs.",
      later:
        "You may agree on a month's trial of sharing, and it's going before you've worked out the details.",
    },
    9: {
      eases:
        "On an ordinary street something may remind you of that faraway place, and for a second you're there. You could look up what it costs.",
      presses:
        "You may describe your plan to someone, who asks when. You say someday, and you hear how long you've been saying it.",
      later:
        "You may meet somebody who's been there. It may have cost them less than you'd decided it does.",
    },
    10: {
      eases:
        "You may be asked what you'd do if it were up to you. It could turn out that you know exactly.",
      presses:
        'You might make yourself smaller in the very sentence that counted. The person you were talking to wrote down the smaller version.',
      later: "If you say that you'd learn the rest as you go, the other person may only nod.",
    },
    11: {
      eases:
        "You might watch people doing what you'd like to do, not very well and with a good deal of pleasure. There may be room for one more.",
      presses:
        "You may explain what you'd love to do to someone who has no interest in it. However kind they are, it's the wrong room.",
      later:
        "A message may come from people you've met only once. They may be assuming that you'll come again.",
    },
    12: {
      eases:
        "You look for your usual worry and can't find it. It seems to have been settled some time ago, while you were busy.",
      presses:
        "You might notice only the one thing that's late. Six others arrived on time without your having to ask.",
      later:
        "You may find out that a matter you'd stopped watching has gone well without you. You wonder what else has.",
    },
  },
  presses: {
    1: {
      eases:
        'If you promise one thing and do it the same day, people may thank you as though it had been ten.',
      presses:
        "You may hear yourself offer, and a small voice wants to know with what time. You've only known these people for an hour.",
      later: 'If you offer one thing and stop talking, it may feel like a lot to the other person.',
    },
    2: {
      eases: "Once the dull bill is paid, you may feel oddly rich. There's even something left.",
      presses:
        'You may tell yourself that by next year the amount will be nothing. You told yourself so last year.',
      later:
        'You may pay something small the day it comes, to get it out of the way. You feel better than the sum explains.',
    },
    3: {
      eases:
        "If you say you can't come, the host may be as relieved as you are. Some invitations are a courtesy on both sides.",
      presses:
        "You might say you'd love to on your way out. By the time you reach the car you can't remember to what.",
      later:
        'You might leave somebody with a plain goodbye and no promise at the end of it. The goodbye is warmer than usual.',
    },
    4: {
      eases:
        'The guests may leave early and happy, and you still like all of them. You might even ask them again.',
      presses:
        'There may be nine pairs of shoes in the hall, and somebody asking where the towels are. You invited every one of them.',
      later: 'If you tell people when the evening ends, they may be glad to know.',
    },
    5: {
      eases:
        "You may leave while it's still fun, more or less by chance. The whole evening stays good in your memory.",
      presses:
        "You may have a fine time and look around for a better one. By the time you stop looking it's late.",
      later:
        "You might stop at the good part, a little early, and you're in a fine mood all the way home.",
    },
    6: {
      eases:
        "You may do the small version because there's no time for the other, and the next day you do it again. That makes two days in a row.",
      presses:
        "The equipment for your new life may arrive, and it needs to be put together. You go out for a walk instead, which would've been enough.",
      later: "You might do a fifth of what you'd planned, and you do the same fifth the day after.",
    },
    7: {
      eases:
        "The person is exactly as they've always been, and for an hour you like them for it. You hadn't come with any plans for them.",
      presses:
        'You might wait for somebody to rise to the occasion who never said that they would.',
      later: 'You count on exactly what the other person has always done, and they do it.',
    },
    8: {
      eases:
        "You might ask what your promise will cost, and it's less than you'd feared. Your not asking had made it grow.",
      presses:
        "Someone may thank you in advance for something you can't quite remember agreeing to. It's possible that their plans depend on it.",
      later: 'If you go back and set a limit, the other person may be as glad of it as you are.',
    },
    9: {
      eases:
        "You may break one of your own rules and find you're better company. It isn't likely that anyone will hold you to it.",
      presses:
        "You might recommend to someone a thing you haven't done since spring. The more seriously they take it, the more you may feel like a brochure.",
      later:
        "You might keep a rule for a day without telling anyone, and it's harder and better than you'd said.",
    },
    10: {
      eases:
        "Asked for a date, you name one that you can keep. It's later than they hoped, and they thank you for knowing.",
      presses:
        "Your promise may have been passed on to people who weren't there. It has grown a little on the way, and you don't correct it.",
      later:
        'If you say what you can do by when, without rounding up, the other person may simply write it down and move on.',
    },
    11: {
      eases:
        "You may skip one gathering and see one friend. You talk about things that don't come up in a group.",
      presses:
        'You may be in three conversations at once and follow none of them. Then somebody asks you a direct question, and you have to scroll up.',
      later: 'You may say a clear no to one invitation and stay to the end of another.',
    },
    12: {
      eases:
        "If you give the thing ten minutes, it may move. It needn't take the whole day you've been picturing.",
      presses:
        "You might tell yourself that it'll come right and turn the pillow over. That works until about four.",
      later:
        'You might pick the thing up, only to move it, and you see that half of it is done. The rest would take an evening.',
    },
  },
}
