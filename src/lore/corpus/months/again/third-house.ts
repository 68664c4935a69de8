import type { PlotAgain } from '#lore/authored.ts'

export const thirdHouseAgain: readonly [PlotAgain, PlotAgain] = [
  {
    turns: {
      'new-moon': [
        "You can send the first line of the conversation and leave out what it's about. They may answer with a line of the same size. After that neither of you is the one who began.",
      ],
      'full-moon': [
        "It comes out what each of you thought the other thought. The conversation takes a turn that nobody planned, and one of you may laugh. It's easier after the laugh.",
      ],
      eclipse: [
        "Something happens to one of you, and the conversation starts without an excuse. What you'd been silent about doesn't come up. It may never have to.",
      ],
      station: [
        'The conversation stops at the point where it usually stops. This time one of you may come back an hour later with the rest of the sentence.',
      ],
      'slow-eases': [
        'You find that the two of you can talk again without taking care. The conversation has no subject to speak of, and it goes on for an hour.',
      ],
      'slow-presses': [
        "There's a question that you'd hoped they wouldn't ask. The conversation gets slow, and you can be slow with it. A true answer in a few words holds better than a fair one in many.",
      ],
    },
    between: {
      before: [
        'You start the conversation in your thumbs and then ask about the weather, and so do they.',
        'You may get as far as their name before you change the subject of the conversation.',
      ],
      after: [
        "You find that you're telling them small things again, which was the part of the conversation that you missed.",
      ],
    },
    toward: {
      eases: [
        'The two of you may have talked about everything around the real conversation by now, and pleasantly.',
      ],
      presses: ["It's getting hard to find a subject that doesn't lead to the conversation."],
    },
    steps: {
      'sun/before/eases': [
        'You may be standing next to each other in a good mood, with nothing urgent between you. It would be possible, and both of you talk about the food.',
      ],
      'sun/before/presses': [
        'You may both want to be right about a small thing. The one who gives way first has only put off the large one.',
      ],
      'sun/after/eases': [
        "You're yourself with them again, jokes included. A silence can be a plain silence.",
      ],
      'sun/after/presses': [
        'They may be busy with something that has nothing to do with you. You can let it wait, and it keeps.',
      ],
      'mercury/before/eases': [
        "The right opening may turn up while you're doing the dishes. It's shorter than what you'd been planning to send.",
      ],
      'mercury/before/presses': [
        'You may write three versions and send none of them. The shortest is probably the one to keep.',
      ],
      'mercury/after/eases': [
        'You can ask what they meant by a word that has bothered you. The answer may be so ordinary that you both laugh.',
      ],
      'mercury/after/presses': [
        "A message may come across colder than it was meant. You can pick up the phone before you've decided what it means.",
      ],
      'venus/before/eases': [
        'You may send them something that made you think of them, without a word about the rest. They can answer in the same way.',
      ],
      'venus/before/presses': [
        'You may both be so considerate that an hour goes by without a true sentence. It was still a pleasant hour.',
      ],
      'venus/after/eases': [
        "They may do you a small kindness and not mention why. You'll know why.",
      ],
      'venus/after/presses': [
        'You may hear a compliment as a correction, or they may. It takes a minute to clear up, if one of you asks.',
      ],
      'mars/before/eases': [
        "You have the nerve for it, and it won't be much greater next week. Walking while you talk makes it easier.",
      ],
      'mars/before/presses': [
        'You may come close to saying it out of temper, which is the wrong way in. An hour later you could say the same thing and be heard.',
      ],
      newMoon: [
        "You can learn somebody's name and use it. It may be a neighbor, and they may have been waiting for years.",
      ],
      fullMoon: ['You may hear something you said come back to you from another side, improved.'],
      back: [
        "An old thread may be picked up, with everyone's jokes still in it. One of you has changed, and the others can hear it.",
      ],
      on: [
        "The answer you've been waiting for may come, and be shorter than the waiting deserved.",
      ],
      'outer/eases': [
        "You've stopped explaining certain things to certain people, and get on better with them for it.",
      ],
      'outer/presses': [
        'News may come in faster than you can have an opinion about it. You can have one next week.',
      ],
    },
  },
  {
    turns: {
      'new-moon': [
        "You can begin the page in the middle, with the part you know. The beginning may turn out not to be needed. Half an hour is enough for a page, if it's allowed to be bad.",
      ],
      'full-moon': [
        "You can read the page as if somebody else had written it, and it's better in one place than you knew. Show that place to one person.",
      ],
      eclipse: [
        "The reason for writing the page may fall away, or the person it was for. If you find that you're still at it the next day, it was for you.",
      ],
      station: [
        'The page comes back marked, by somebody else or by you in a colder hour. Three of the marks are right. You can ignore the others without reading them twice.',
      ],
      'slow-eases': [
        'The page gets written as other people brush their teeth. It has become a habit, and you no longer have to be in the mood.',
      ],
      'slow-presses': [
        "There's a deadline, or a reader who won't be charmed. The page gets shorter and plainer under that, and you can see what you meant.",
      ],
    },
    between: {
      before: ["You arrange the desk for the page, which takes an afternoon and isn't nothing."],
      after: [
        "You go about with the page in your head, and other people's sentences sound like material.",
      ],
    },
    toward: {
      eases: ['A few lines of the page may have gone down by now without being asked to.'],
      presses: ["You've probably talked about the page so much that it has to exist soon."],
    },
    steps: {
      newMoon: [
        "You can buy the notebook, or rename the file to what it really is. That's a start.",
      ],
      fullMoon: [
        "You may understand something that you've read three times. It was waiting for something to happen to you.",
      ],
      back: [
        'You may find an old draft in which you were braver. One sentence of it can be used today.',
      ],
      on: [
        "The thing that wouldn't come may come on a bus. It's as well to have something to write with.",
      ],
      'outer/eases': [
        'What you have to say has changed while you were busy. You may notice it in what you no longer quote.',
      ],
      'outer/presses': [
        "You may lose a day's work, or your faith in it. The second draft is shorter and has fewer adjectives.",
      ],
    },
  },
]
