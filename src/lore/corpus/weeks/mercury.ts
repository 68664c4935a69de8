import type { WeekThoughts } from '#lore/authored.ts'

export const mercuryWeeks: WeekThoughts = {
  eases: {
    1: {
      asks: 'What do people learn about you in the first two minutes?',
      turns:
        'Someone new may remark on how you put a thing, and you see that your questions make a stronger impression than your answers.',
      answers:
        "People learn that you're curious about them, which is rarer than being interesting. Begin with your next real question and skip the story you usually tell to introduce yourself.",
    },
    2: {
      asks: 'Which thing that you explain for free would people pay for?',
      turns:
        "A person may ask how you did something, take notes while you answer, and offer to pay or to trade before you've finished.",
      answers:
        "People would pay for whatever you're asked about every month. Charge for it from the third question on, or trade it for something, and answer the first two as gladly as before.",
    },
    3: {
      asks: 'What could you clear up this week with two lines?',
      turns:
        'A muddle with a neighbor or a relative may end in a short exchange, after weeks in which each of you was being careful.',
      answers:
        "You could clear up the misunderstanding that you've each described to other people. Two lines did it here, so use the same two, what you meant and what you're asking, for the next one.",
    },
    4: {
      asks: 'Which family story do you only half know?',
      turns:
        'A relative may be in the mood to talk, or an old box may get opened. You hear an ordinary fact that nobody had hidden, only never mentioned, and several old remarks at home make sense.',
      answers:
        'You probably know only half of why people moved, or stopped speaking, or changed their plans. Ask the oldest person who still enjoys telling it, and write the names down.',
    },
    5: {
      asks: 'What do you like to talk about just for the fun of it?',
      turns:
        'You may trade jokes with a date or a child or a stranger at the next table, and nobody learns anything useful for a whole hour.',
      answers:
        "You like to talk nonsense, with people who are good at it. Invite the funniest person you know to something that needs no attention, so there's room to talk over it.",
    },
    6: {
      asks: 'Which small thing in your working day could you stop remembering?',
      turns:
        "You may find a simple way to do a thing that's been eating your attention. A list on the wall or an automatic payment takes over, and you notice how loud it had been in your head.",
      answers:
        "You could stop remembering everything that comes back on a fixed day. Put it in writing where you'll trip over it, and use your memory for what only you can think about.",
    },
    7: {
      asks: 'Who helps you find out what you think?',
      turns:
        "One person may ask the next question instead of giving you advice. By the end you've said what you think in the right order, and they've hardly spoken, which you'll both remember as a good talk.",
      answers:
        "You find out with the person who waits after you've stopped talking. Take your next open decision to them before you take it to anyone with a strong opinion.",
    },
    8: {
      asks: 'What would be easier between you and someone if it were written down?',
      turns:
        'A delicate subject turns out to be a practical one. You and another person may be able to say who pays for what, or who gets told what, and it takes less time than choosing the restaurant did.',
      answers:
        "You'd both be helped by having in writing who pays and when, and what happens if one of you can't. Write it in three lines you both keep, and after that you can both afford to be generous.",
    },
    9: {
      asks: 'What would you study if you could have the right teacher?',
      turns:
        "You understand a thing you'd thought was beyond you, because of how somebody tells it. It may be in a video, on a tour, or across a fence, and you go on reading about it that night.",
      answers:
        "You'd study the subject you've always called too hard, which was only badly taught. Find a second explanation of it by the same person, and judge your talent after that.",
    },
    10: {
      asks: 'How would you describe your work to somebody who could help it?',
      turns:
        'A listener with some influence may repeat it back to you in the same words, so you know it was short enough.',
      answers:
        "You'd use the sentence that you say when you aren't trying. Keep it as it was, without the background, and use it wherever you're asked what you do.",
    },
    11: {
      asks: 'Which two people you know ought to meet?',
      turns:
        "You may hear of a room or a job that's perfect for someone else you know, and passing it on takes you half a minute.",
      answers:
        'The two who ask you for the same kind of help ought to meet. Introduce them with a line about each, and let them thank each other instead of you.',
    },
    12: {
      asks: 'What would you understand if you wrote it down for no one?',
      turns:
        "You may be on a walk or half asleep, and it's simpler than all the versions you've told to people.",
      answers:
        "You'd understand what you want, once the reasons for other people are left out. Put it on a page that nobody will read, and wait a few days before you discuss it.",
    },
  },
  presses: {
    1: {
      asks: 'Why do people hear your questions as criticism?',
      turns:
        "Something you say may land harder than you mean it. You're only curious, but a person gets defensive about their plan or their hat, and now you're explaining the explanation.",
      answers:
        "You ask the second question before you've shown that you liked anything. Say first what you found good, and the same question will sound like interest.",
    },
    2: {
      asks: 'What are you hoping to find by going over the numbers again?',
      turns:
        "A charge you don't recognize or a price that changed overnight may have you comparing tables until late, over a difference that would buy one lunch.",
      answers:
        "You're hoping for proof that you haven't been foolish. You were careful enough, so set an amount below which you won't check, and let the lunches go.",
    },
    3: {
      asks: 'Which conversations are you only keeping up out of politeness?',
      turns:
        "You may reply to the wrong person or in the wrong tone, and you see how many people you're half listening to.",
      answers:
        "You're only being polite to the people who ask how you are and don't wait to hear. Let those go quiet without an announcement, and two or three people will get the whole of your attention.",
    },
    4: {
      asks: 'What does each person at home think was agreed?',
      turns:
        'It may come out that everyone at home heard something different. You remember the words exactly, a relative remembers the mood, and a third is sure that the subject never came up.',
      answers:
        'At home each of you thinks something different was agreed, and each of you is honest. Stop arguing about what was said and agree on it again, aloud, with everyone in the room.',
    },
    5: {
      asks: 'When do you talk yourself out of enjoying things?',
      turns:
        "You're comparing when you could be playing. The reviews disagree and a date's message seems to have two meanings, so the whole evening goes into choosing how you ought to spend it.",
      answers:
        "You talk yourself out of things right after the first yes, when you begin to look for a better one. Stay with the first thing that made you smile, and do the research for things you can't return.",
    },
    6: {
      asks: 'Who is it that interrupts your day most often?',
      turns:
        "You may open a task, answer a message about another, and come back to find you've written half a sentence in the wrong place.",
      answers:
        "You interrupt it yourself, by checking whether anyone has. Put the phone in another room for one task a day, and you'll see how few people were waiting.",
    },
    7: {
      asks: 'How much of the argument with one person happens in your head?',
      turns:
        "You've prepared both sides, and the real person doesn't follow the script. They may answer a question you'd skipped, you lose your place, and it turns out they weren't against you.",
      answers:
        "Nearly all of it happens there, and in there they're much less reasonable. Tell the real one your first sentence and stop, because they may already agree with it.",
    },
    8: {
      asks: 'Which fact would change things between you and someone else?',
      turns:
        "One of you may say in passing what should have been said in full. It may concern money or somebody's plans, and each of you was waiting to be asked directly.",
      answers:
        "You'd both be helped by the fact that you've both been hinting at. Say the number or the name out loud, without its history, and both of you can stop guessing.",
    },
    9: {
      asks: 'Which argument would you keep up even if you lost interest in it?',
      turns:
        'You may be caught in a discussion about how things ought to be done. The other side has read a different book, neither of you is listening, and you go home with more quotations than conclusions.',
      answers:
        "You'd keep up your argument with the person who talks just as well as you do. Ask them to tell you how they came to their view, and you'll get a story in place of another round.",
    },
    10: {
      asks: "What do you want people to quote when you're not in the room?",
      turns:
        "Someone may have passed on a remark of yours without the smile, and for a day your name stands next to a thing you'd never have put in writing.",
      answers:
        "You want them to quote what you're after, and it's the funny version that travels. Give the people who talk about your work that one line, and save the jokes for friends.",
    },
    11: {
      asks: 'Why does everyone tell you what they think of everyone else?',
      turns:
        "Two friends may each have told you about the other, a third asks you what's going on, and any honest answer would break a promise.",
      answers:
        "People tell you everything because you listen well and take no side. Send the next complaint back to the friend it's about, and you'll lose some news and sleep better.",
    },
    12: {
      asks: 'Which conversation do you keep having after it is over?',
      turns:
        "A remark of yours may return at night, with new endings. The person who heard it has long forgotten, and you're looking for the words that would have made you safe from all misunderstanding.",
      answers:
        'You go back to the one in which you said what you meant and somebody frowned. Your words were fine, so write them down once as you said them, and stop improving them.',
    },
  },
}
