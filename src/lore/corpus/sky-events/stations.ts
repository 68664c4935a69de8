import type { Wording } from '../../wording.ts'

type Turning = 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'

export const stations: Record<Turning, Record<'retrograde' | 'direct', Wording[]>> = {
  mercury: {
    retrograde: [
      {
        view: 'desk',
        sentences: [
          '{on} the notes of the past weeks ask to be read again{ref}, and the second reading finds what the first one skipped.',
          'Keep a pencil by the pages, fix one line, and reply to the oldest message in the pile.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'A conversation that seemed finished turns on its heel {on}{ref} and comes back up the stairs.',
          'Let it in.',
          'Ask what was meant by the one phrase that has stayed with you, and leave room for a slow answer.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Small broken links ask to be mended {on}{ref}: the mailbox hinge, the wrong number in your phone, the appointment you only think you know.',
          'For the next three weeks, check each thing once more and hurry a little less.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          '{on} you go into the kitchen and forget what for{ref}, and it will be like that with several things for some three weeks.',
          'Go back to where you had the thought, and it is usually still standing there.',
        ],
      },
    ],
    direct: [
      {
        view: 'desk',
        sentences: [
          '{on} the thread of the argument is back between your fingers{ref}.',
          'What three weeks of correcting have taught you fits on a card.',
          'Copy it out clean, and send the letter that was waiting for its last comma.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'The word you were looking for turns up {on}{ref}, usually in the middle of rinsing a cup.',
          'Write it down wet-handed.',
          'Whatever you postponed because it was not yet clear can be told to one person before the day is over.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'Talk begins to lead somewhere {on}{ref}, after many rounds over the same ground.',
          'Confirm the date, sign for the parcel, answer yes or no.',
          'Begin with the matter that you have by now explained to four people.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'The delayed parcel, the missing figure and the unanswered question set off {on} in your direction{ref}.',
          'Be at home for one of them, and write down what the waiting has saved you.',
        ],
      },
    ],
  },
  venus: {
    retrograde: [
      {
        view: 'love',
        sentences: [
          '{on} an affection from earlier walks through your thoughts again{ref}, hands in its pockets, asking nothing in particular.',
          'Look at what you liked in it, the tone, the patience.',
          'Some of that can be given to whoever is near now.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'What you bought, chose and wanted in the last months asks {on} to be tried on again{ref}.',
          'Not all of it still fits.',
          'Return one thing, alter another, and put off large purchases of beauty for about six weeks.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Your taste takes a step back to look {on}{ref}, the way one does before a half-hung picture.',
          'A friend you liked and lost from view belongs to that picture.',
          'Send a photograph of something you both found ridiculous.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} an old song about somebody gets in through the crack{ref}.',
          'For six weeks you may find out what it was that you loved, the person, the age you were, or the coat.',
        ],
      },
    ],
    direct: [
      {
        view: 'love',
        sentences: [
          '{on} liking goes forward again{ref}, with fewer illusions about itself and better manners.',
          'You know by now what you missed and what you merely remembered.',
          'Invite someone to the meal that has been planned since that first doubt.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'The color for the wall can be chosen {on}{ref}, after six weeks of samples taped beside the window.',
          'Trust the one you stopped noticing.',
          'Buy the small tin first, with a good brush, and begin behind the door.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'Prices and presents feel simpler {on}{ref}, because you have gone over what things are worth to you.',
          'Pay the person whose work you admired.',
          'Then enjoy, without another comparison, the thing you decided to keep.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Somebody who had gone quiet can be asked to supper again {on}{ref}.',
          'Make what they like, leave the subject for dessert, and see whether it is still needed.',
        ],
      },
    ],
  },
  mars: {
    retrograde: [
      {
        view: 'body',
        sentences: [
          '{on} the push goes inward{ref}, and the same hill takes more breath than last month.',
          'Train technique, the slow half of each movement.',
          'A tool that was blunt from overuse can be sharpened while it rests from the work.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An old argument is back on its feet {on}{ref}, and you hear yourself reach for the same three sentences.',
          'Go over it alone before you go over it aloud.',
          'Find the point where you wanted something and asked for something else.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What you started with a shout can be looked at from behind {on}{ref}, where the wiring is.',
          'Finish, repair, take out a screw too many.',
          'New attacks will go better in two months, with the lessons of this one.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} the engine runs and the wheels stand still{ref}.',
          'Get out and look underneath: some weeks of tinkering at what drives you are better spent than the same weeks of honking.',
        ],
      },
    ],
    direct: [
      {
        view: 'body',
        sentences: [
          '{on} your stride comes back{ref}, a little careful in the first bend.',
          'After ten weeks of holding the reins, the muscles would like a plain order.',
          'Give them stairs, a spade or a dance, and stop while it is still fun.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The thing you were going to do is possible again {on}{ref}, and the second thoughts have made it shorter.',
          'Name the first move and make it before the coffee is cold.',
          'Leave speeches for later.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'Anger that went in circles finds a straight road {on}{ref}, and by now it knows what it was about.',
          'Say what you want in one breath, to the one person concerned.',
          'Afterward, ask about supper.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          'What was stuck can be pushed again {on}{ref}, and with fewer words than you had laid in for it.',
          'Do the part you rehearsed most often in your head, and throw away the rehearsals.',
        ],
      },
    ],
  },
  jupiter: {
    retrograde: [
      {
        view: 'decision',
        sentences: [
          '{on} the big plan stops growing on the outside{ref} and begins to ask what it is for.',
          'Four months are left for the answer.',
          'Reread the first page of it, where you were generous and had not counted anything.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'More was the word of the last months, and {on} enough gets its turn{ref}.',
          'Walk through the promises you have made and the subscriptions to a better self.',
          'Keep those that you would make a second time.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A book, a teacher or a conviction from years ago asks to be visited {on}{ref}.',
          'You may have outgrown parts of it.',
          'Copy out the one sentence that still widens the room, and pin it where you brush your teeth.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the guests of a large idea begin to go home{ref}.',
          'Stay with the two who help with the dishes, since for four months the idea is theirs and yours.',
        ],
      },
    ],
    direct: [
      {
        view: 'crowd',
        sentences: [
          '{on} confidence steps outdoors again{ref}, after months of private homework.',
          'What you have come to believe can be told to others without selling it.',
          'Start with an invitation that is one size larger than you are used to.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'The plan that you let lie and thought through for months may start to grow again {on}{ref}.',
          'You know which half was hot air.',
          'Say yes to the other half, buy the map, and tell a friend the month.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'It is easier {on} to believe well of people{ref}, since you have spent a season revising your opinion of them.',
          'Act on it: recommend someone, lend the good book, or leave a larger tip than the sum suggests.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A plan that had been resting stretches {on}{ref} and asks what there is to eat.',
          'Give it ten minutes on every working day, and tell nobody how large it means to become.',
        ],
      },
    ],
  },
  saturn: {
    retrograde: [
      {
        view: 'desk',
        sentences: [
          '{on} the inspector comes back to a wall you had signed off{ref}, and the inspector is you.',
          'No need to tear it down.',
          'Over the next months go along it with a lamp, and replace the brick you have always known about.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'A rule of yours asks to see its reasons {on}{ref}.',
          'Some duties were taken on so long ago that nobody recalls who was served.',
          'Spend these four months working out which of them still hold up the roof.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'The pressure from outside lets up a little {on}{ref}, and you hear what you demand of yourself.',
          'Write that down as an employer would, in hours and tasks.',
          'Then cross out what you would be ashamed to ask of another.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          '{on} the examiner takes off his glasses{ref}.',
          'For some months nobody checks but you, so find out which rules you keep when the bell does not ring.',
        ],
      },
    ],
    direct: [
      {
        view: 'desk',
        sentences: [
          '{on} the slow work is allowed to advance{ref}, and it stands better for having been checked.',
          'Fix the next date yourself, on paper.',
          'One course of stones a week is a pace you can keep up with a whistle.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you reconsidered for months can be promised {on}{ref}, with its true costs beside it.',
          'The limit is known now, which makes it oddly restful.',
          'Shake hands on the smaller version and keep it to the letter.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'You carry the load on the proper shoulder again {on}{ref}, after a long time of shifting it.',
          'Stand up straight under it.',
          'Then hand over the one bag that was never yours, and walk on at an even pace.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'What you have settled with yourself in private is asked for in public {on}{ref}.',
          'Say it once, with a date in it, and do not add the reasons unless somebody wants them.',
        ],
      },
    ],
  },
  uranus: {
    retrograde: [
      {
        view: 'habit',
        sentences: [
          '{on} the revolt turns to look at its own household{ref}.',
          'You changed the outside quickly, and some old custom survived in the pantry.',
          'Through these five months, find the habit that still obeys nobody you know.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'What made you step out of line some while ago can be examined {on}{ref}, now that no one is clapping or shaking heads.',
          'Keep the freedom and drop the costume.',
          'Tell one friend which of the two you needed.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'An idea that came like a fuse blowing may be rewired {on}{ref}, calmly, with the current off.',
          'Was it the job, the town, or only the hour at which you got up?',
          'Change the hour first and see.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          '{on} the surprise goes indoors{ref}.',
          'The change you showed everybody can be tried on in front of your own mirror for five months, with the door shut and the label out.',
        ],
      },
    ],
    direct: [
      {
        view: 'decision',
        sentences: [
          '{on} the change you went over in private wants a first visible inch{ref}.',
          'People who expect the usual answer may hear another one.',
          'Give it lightly, with no manifesto, and let the furniture follow in its own time.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Something is ready {on} to be done differently for good{ref}: you have tried it in thought all these months.',
          'Put the clock, the desk or the bed where it belongs.',
          'The second evening will feel normal.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'The odd plan you kept taking apart and putting together runs {on}{ref}, with a rattle that you can live with.',
          'Show it to the friend who likes machines.',
          'What they laugh at is probably its best part.',
        ],
      },
      {
        view: 'crowd',
        sentences: [
          'An impatience that had been pacing in you takes the stairs down to the street {on}{ref}.',
          'Show one person the new way of doing it before the old one has closed.',
        ],
      },
    ],
  },
  neptune: {
    retrograde: [
      {
        view: 'solitude',
        sentences: [
          '{on} a soft veil comes off something you had been dreaming about{ref}.',
          'It is smaller than in the dream, and can be touched.',
          'Over the coming months sort gently: what consoles you, and what has only kept you waiting.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          'A song, a coast, a face from the blurred years comes round again {on}{ref}.',
          'You may be homesick for something that never quite took place.',
          'Write two lines about it, and leave the longing in peace.',
        ],
      },
      {
        view: 'love',
        sentences: [
          'Pity and fondness are easier to tell apart {on}{ref}, as if the water in the glass had settled.',
          'Think of one person you keep rescuing.',
          'Ask yourself, not them, what would happen if you came an hour later.',
        ],
      },
      {
        view: 'desk',
        sentences: [
          '{on} the mist thins over one corner of your desk{ref}.',
          'Use the clear months for the numbers, the contract, the plain question, and find that half of the dream survives it.',
        ],
      },
    ],
    direct: [
      {
        view: 'solitude',
        sentences: [
          '{on} the tide turns and takes your imagination out again{ref}.',
          'You have seen the ground it covers, which is a help in deep water.',
          'Give it paper, music or a dark room, an hour at a time.',
        ],
      },
      {
        view: 'friendship',
        sentences: [
          'Sympathy flows outward {on}{ref}, after months in which you looked at your own reflection in it.',
          "Do the kindness nobody can trace: the neighbor's bin, the quiet chair beside the shy guest.",
          'Then rest.',
        ],
      },
      {
        view: 'decision',
        sentences: [
          'What you hope for begins to blur again {on}{ref}, lovely as hills at dusk.',
          'You wrote down the facts while they were sharp.',
          'Keep that page folded in your pocket, and follow the hope on foot.',
        ],
      },
      {
        view: 'kitchen',
        sentences: [
          'Things begin to smell of something else again {on}{ref}, rain, or the sea, or a year you were fond of.',
          'Cook by the nose, and leave what must be exact to the morning.',
        ],
      },
    ],
  },
  pluto: {
    retrograde: [
      {
        view: 'solitude',
        sentences: [
          '{on} what you had pushed to the back of the cellar is in front again{ref}.',
          'Nobody expects you to lift it.',
          'In the next five months take out one shelf at a time, with the light on and the door open.',
        ],
      },
      {
        view: 'quarrel',
        sentences: [
          'An old struggle about who decides goes underground {on}{ref}, and you notice how much of it you carry yourself.',
          'Let the other side out of it for a while.',
          'Ask what you would do with the power, if you had it.',
        ],
      },
      {
        view: 'habit',
        sentences: [
          'Something you thought you were through with lets itself be gone through once more {on}{ref}, deeper and with less noise.',
          'Keep no tally of it.',
          'Burn an old list, sweep the ashes, and air the room.',
        ],
      },
      {
        view: 'memory',
        sentences: [
          '{on} a strong old story turns around to look at you{ref}.',
          'You have about five months, so let it tell you the part in which you were the one who held on.',
        ],
      },
    ],
    direct: [
      {
        view: 'decision',
        sentences: [
          '{on} the clearing out reaches the street{ref}.',
          'For months you took things apart where nobody looked, and now the empty corner can be seen.',
          'Let it stay bare for a week before you decide what deserves the place.',
        ],
      },
      {
        view: 'solitude',
        sentences: [
          'What has changed in you below the waterline begins to show {on}{ref}, mostly in what you no longer argue about.',
          'Notice one such silence.',
          'Sign, close or hand over the thing that belonged to the earlier version.',
        ],
      },
      {
        view: 'money',
        sentences: [
          'A grip you have been loosening for months can open {on}{ref}, finger after finger.',
          'Give up a claim, a password, a shelf of proofs.',
          'The hand that was holding them will find other work.',
        ],
      },
      {
        view: 'body',
        sentences: [
          'What you have loosened in yourself over the months can be felt {on}{ref}, in the jaw, in the hands, in how you close a door.',
          'Use the strength that is left over for one thing you had always put off as too heavy.',
        ],
      },
    ],
  },
}
