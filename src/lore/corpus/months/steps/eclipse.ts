import type { PlotSteps } from '#lore/authored.ts'
import type { House } from '#lore/house.ts'

export const eclipseSteps: Record<House, readonly [PlotSteps, PlotSteps]> = {
  1: [
    {
      before: {
        eases: 'Someone asks who you are in a way that lets you skip the old sentence, and you do.',
        presses: 'You give the old introduction to a person who deserves a better one.',
      },
      after: {
        eases: 'Somebody introduces you in your own new words, without having been told to.',
        presses:
          'A person who liked the old introduction keeps using it, and you let it go by once and not twice.',
      },
    },
    {
      before: {
        eases:
          'A near stranger uses your proper name as a matter of course, and you sit up a little straighter.',
        presses: 'The nickname is used to get something out of you, and it works again.',
      },
      after: {
        eases:
          'One of the people who mean it kindly asks whether you still like being called that.',
        presses: "The nickname turns up in front of people who'd only known you by your name.",
      },
    },
  ],
  2: [
    {
      before: {
        eases: "You find that the reserve is safer, or larger, than you'd believed.",
        presses: 'You lie awake over the reserve, although nobody has asked for it.',
      },
      after: {
        eases: 'Something the money or the skill went into begins to work for you.',
        presses: 'Another good reason to touch the reserve comes along, and you look hard at it.',
      },
    },
    {
      before: {
        eases: 'You take one thing out of the bag and put it back in the same day, quite calmly.',
        presses:
          'Somebody asks what you want to give all that away for, and you take out two things.',
      },
      after: {
        eases: "You hear where one of your things has ended up, and it's being used every day.",
        presses: 'You reach for something that went with the bag, and have to make do.',
      },
    },
  ],
  3: [
    {
      before: {
        eases: 'Somebody you both know says the other person would be glad to hear from you.',
        presses:
          "You tell a fifth person what you'd say on that call, and they ask why you're telling them.",
      },
      after: {
        eases: "The two of you exchange some small piece of news as though you'd never stopped.",
        presses: 'The subject you left out comes close, and you both steer around it.',
      },
    },
    {
      before: {
        eases:
          "A neighbor tells you something about your street that you'd walked past a thousand times.",
        presses: "You're held up on your usual way and arrive cross, with nobody to blame.",
      },
      after: {
        eases: "You're greeted by name on the new street and are absurdly pleased.",
        presses: "You take the old way in a hurry and run into the person you'd hoped to avoid.",
      },
    },
  ],
  4: [
    {
      before: {
        eases:
          "Somebody at home says out loud how long would be fine, and it's a relief to everyone.",
        presses:
          'Two people want the bathroom or the last word at the same moment, and the real question nearly comes out.',
      },
      after: {
        eases: "You sleep well under the same roof with people you'd worried about.",
        presses:
          "A habit of theirs or yours has to be mentioned after all, and it's done over breakfast.",
      },
    },
    {
      before: {
        eases: "Someone breaks the rule without meaning to, and you're the only one who sees.",
        presses: 'You follow the rule one more time and are cross for the whole evening.',
      },
      after: {
        eases: 'An evening at home runs on the new rule, and nobody needs to be reminded.',
        presses:
          "The relative who minded most makes a remark, and the table waits to see what you'll do.",
      },
    },
  ],
  5: [
    {
      before: {
        eases:
          "You lose track of the time over it and find that you've got further than you'd planned.",
        presses:
          'You compare what you make with somebody who does it for a living, and put it away early.',
      },
      after: {
        eases: "Somebody asks when there'll be more, and you've got more.",
        presses:
          'The remark that smarts comes back to you at night, and in the morning you use it.',
      },
    },
    {
      before: {
        eases: 'You forget to be careful for a few minutes, and those are the ones you remember.',
        presses: "You rehearse what you'll say until it sounds like someone else.",
      },
      after: {
        eases: "An hour goes by that neither of you had planned, and it's a good one.",
        presses: "You slip back into the script because you're nervous, and they can tell.",
      },
    },
  ],
  6: [
    {
      before: {
        eases:
          'You sleep until you wake up by yourself, once, and the day is another day altogether.',
        presses:
          'You drag yourself through a morning that was planned for somebody with more sleep.',
      },
      after: {
        eases: "The new hours get their first easy week, and you've stopped explaining them.",
        presses: "An early appointment can't be moved, and you feel for a day how it used to be.",
      },
    },
    {
      before: {
        eases:
          "Something in the backlog has already been done by somebody, and they'd forgotten to tell you.",
        presses: 'A message comes that begins with a reminder of the last reminder.',
      },
      after: {
        eases:
          "You deal with a new thing the moment it arrives, and there's an odd silence afterward.",
        presses: "Two old items turn up that weren't as dead as you'd thought.",
      },
    },
  ],
  7: [
    {
      before: {
        eases: 'A free hour turns up for both of you on the same day, and nobody fills it.',
        presses: 'Your plans collide again, and each of you has moved something already.',
      },
      after: {
        eases: "One of you changes a plan in the other's favor and mentions it only afterward.",
        presses:
          "Somebody wants a day that the two of you have set aside, and they've got a good reason.",
      },
    },
    {
      before: {
        eases:
          "The other one does something that was in the promise all along, and doesn't seem to notice.",
        presses: 'You remind each other of the promise in different words, and leave it at that.',
      },
      after: {
        eases: "You both keep the half that's left on a day when it isn't convenient.",
        presses: "People ask what's become of you two, and you'd each say it differently.",
      },
    },
  ],
  8: [
    {
      before: {
        eases: 'The other person brings the loan up first, lightly, and you could hug them.',
        presses:
          "You're careful with each other all evening, because of something that's worth less than the evening.",
      },
      after: {
        eases: 'You two make another small arrangement, and this time you both write it down.',
        presses: 'The smaller debt makes itself felt, in a remark at the wrong moment.',
      },
    },
    {
      before: {
        eases:
          "Someone trusts you with a thing they could have kept to themselves, and you see how it's done.",
        presses: 'You lock one more thing away, out of habit, and feel a bit ridiculous.',
      },
      after: {
        eases: "The other one uses what you've shared, to help you, and only for that.",
        presses: "You have a moment of wanting to change every lock you've got.",
      },
    },
  ],
  9: [
    {
      before: {
        eases:
          "You talk to somebody who lives where you'd like to go, and they describe a perfectly ordinary day there.",
        presses: 'All your good reasons for staying turn up on one day, with faces.',
      },
      after: {
        eases: 'A practical matter about going falls into place as if it had been waiting.',
        presses: "Somebody at home says that you've already left, and there's something in it.",
      },
    },
    {
      before: {
        eases: "You read something that your teacher would have hated, and it's good.",
        presses: 'You quote them in an argument, and somebody asks what you think.',
      },
      after: {
        eases: 'You and another of their students talk frankly, and part as friends.',
        presses: 'A person who still follows every word takes your doubt personally.',
      },
    },
  ],
  10: [
    {
      before: {
        eases: "Someone uses the word you'd like to be called, and doesn't know what they've done.",
        presses: "You sign with the old title and feel that you're signing for another person.",
      },
      after: {
        eases: "You're asked for a decision, you make it, and that seems to be all there is to it.",
        presses: "A person who'd wanted your title is polite to you.",
      },
    },
    {
      before: {
        eases:
          "Someone you'd dreaded showing it to reads a page of it standing up, and keeps reading.",
        presses: "You say it's nearly there to one person too many.",
      },
      after: {
        eases: "A first answer comes in, short and warm, from somebody who needn't have written.",
        presses:
          'Waiting for their answer makes you want to take it all back and change one thing.',
      },
    },
  ],
  11: [
    {
      before: {
        eases: 'One of them writes to you alone and turns out to have been just as unsure.',
        presses: "You write your excuse for the reunion, and it's a very good excuse.",
      },
      after: {
        eases: 'You and one of them meet without the others, and you hardly mention the old days.',
        presses:
          "A picture gets sent around from back then, and you look at it longer than you'd meant to.",
      },
    },
    {
      before: {
        eases: "Somebody who'd always smiled at the wish asks what it would really take.",
        presses: "You find yourself explaining once more why it can't be done this year.",
      },
      after: {
        eases: 'Another person moves into the smaller circle, with a skill you lack.',
        presses: "One of those who've dropped out wants to be told all about it.",
      },
    },
  ],
  12: [
    {
      before: {
        eases: "You nearly tell, in a car or in the dark, and it's oddly pleasant to be so near.",
        presses:
          "You change an answer to protect the secret, and it's the third such answer this week.",
      },
      after: {
        eases:
          'The one who knows mentions it once, in the right tone, and never at the wrong time.',
        presses: 'Somebody guesses wrongly and loudly, and you have to decide whether to leave it.',
      },
    },
    {
      before: {
        eases: 'You get one whole night, and the morning has a different color.',
        presses:
          "You're short with everyone by four in the afternoon, and it's last year's business and last night's sleep.",
      },
      after: {
        eases: "You hear news of that person or plan, and it's only news.",
        presses:
          'The old matter comes around once more at three in the morning, and you turn over.',
      },
    },
  ],
}
