import type { MonthPlot } from '#lore/authored.ts'

export const fourthHousePlots: readonly [MonthPlot, MonthPlot] = [
  {
    subject: 'the room',
    opens: {
      begins: [
        'This month starts with a room. It may be one you sleep in, one you share, or the corner that has been waiting for a decision, and the real subject is who gets to take up space at home.',
      ],
      ripens: [
        "A room is in question this month, in the place where you live or the place you come from. You've arranged yourself around the way it is, and the arrangement has begun to show its age.",
      ],
    },
    turns: {
      'new-moon':
        "The room gets a new beginning, and it starts with something leaving it. Once there's an empty stretch of floor, you see what you wanted it for.",
      'full-moon':
        "The room is full, and so are the people in it. Somebody says what it has been like to live this way, and it's about time.",
      eclipse:
        'The room changes hands or changes its use. You may not have chosen the moment, and you can still choose what goes on the wall.',
      station:
        'The room goes back to being a question. A plan for it has been made too quickly, and a few weeks of living with the gap will improve it.',
      'slow-eases':
        "The room is right, and you notice by coming home. You've stopped thinking of the place as temporary, which was worth more than the paint.",
      'slow-presses':
        "The room can't stay as it is, and everyone in it knows. You're the one who says so first, and then it's only work.",
    },
    steps: {
      sun: {
        before: {
          eases:
            'The room shows its good side. You spend an hour in it doing what you like, and you can see how it would look with less.',
          presses:
            'What you want from the room and what somebody else wants from it meet at the same wall. Neither of you is unreasonable, so it takes longer.',
        },
        after: {
          eases:
            "You feel at home in the room, and it makes you generous. Asking someone over is easy now that you know where they'd sit.",
          presses:
            "A duty outside takes you away on the evening you'd meant to spend in the room. It keeps, and the wish to be there's good news.",
        },
      },
      mercury: {
        before: {
          eases:
            "A conversation about the room goes well because it's about measurements. You agree on the shelves and, without saying it, on something larger.",
          presses:
            'The room turns into a list of who never puts what where. All of it is true, and none of it is what the list is about.',
        },
        after: {
          eases:
            'Someone in the family explains how the room used to be, and a few things fall into place. You ask two more questions than usual.',
          presses:
            'A message about the lease, a repair, or a visit has the wrong tone. The room stays yours, and the reply can be four words long.',
        },
      },
      venus: {
        before: {
          eases:
            'You make the room nicer by one thing. It costs little, and for a week you look at it every time you come in.',
          presses:
            "You keep the peace at home by taking the worse half of the room. You're not fooling anyone, and they'd rather hear it.",
        },
        after: {
          eases:
            'The room fills with people you like, or with one. Something good to eat is enough of an occasion.',
          presses:
            "A relative's taste arrives in the room as a present. You can be grateful and put it where you won't see it from the bed.",
        },
      },
      mars: {
        before: {
          eases:
            'You carry, scrub, drill, or haul, and the room is half done by dinner. The other half was the talking.',
          presses:
            'Somebody slams something. The room has been too small for two tempers for some time, and you may be the one who moves first.',
        },
        after: {
          eases:
            'The last heavy job in the room gets done. You stand in it afterward, tired and rather proud, with dust on your arms.',
          presses:
            "A fight starts over noise or a mess in the room. It's shorter than such fights used to be, because the space has been settled.",
        },
      },
      jupiter: {
        eases:
          'The room could be bigger than you thought, or there could be another. An offer to help, to lend, or to rent is meant seriously.',
        presses:
          'The plans for the room have grown a balcony. Enjoy them on paper, and buy the paint.',
      },
      saturn: {
        eases:
          'Rules for the room make it pleasanter. Two of them, agreed on and kept, do more than any amount of goodwill.',
        presses:
          'The room has a limit that money or a landlord has set. You can work inside it, and working inside limits is how most good rooms are made.',
      },
      outer: {
        eases:
          'What home means to you has been changing for a long while. The room is only catching up.',
        presses:
          "The room doesn't feel as certain as it did. Whatever moves, keep one corner of it exactly as you like it.",
      },
      newMoon:
        'A small beginning at home gives the room some air. It can be as little as where you drink your coffee.',
      fullMoon:
        "The household shows its mood, and the room holds it. You see who feels at home and who's been visiting.",
      back: 'Something from an old home comes back into the room, in a box or in a phone call. Decide slowly what stays.',
      on: 'The repair, the answer, or the delivery that the room was waiting for arrives. You can put it to use the same day.',
    },
    settles: {
      begins:
        'By the end the room has a use that everyone knows. It may be only a table by the window, but people have begun to knock.',
      ripens:
        'By the end the room is different, and so is who decides about it. A few boxes have gone somewhere unopened, and they can wait another year.',
    },
  },
  {
    subject: 'the visit',
    opens: {
      begins: [
        "A visit gives this month its start. It may be family coming, you going, or a phone call that counts as one, and you'd like it to go differently from the last.",
      ],
      ripens: [
        'A visit stands in the middle of this month, in person or by phone. You know in advance what will be said and by whom, and what you may not know is that you could say something else.',
      ],
    },
    turns: {
      'new-moon':
        "The visit gets arranged on your terms, with a beginning and an end. Nobody minds, and you wonder why you'd never named the end before.",
      'full-moon':
        'The visit is here, with everything that belongs to it. Somebody says the old sentence, and you notice that it no longer lands where it used to.',
      eclipse:
        'The visit shows that a place at the table has changed. Somebody has grown older or grown up, and you may be asked to take a different seat.',
      station:
        "The visit is put off, cut short, or gone over again afterward. What you'd have liked to say can still be said, by phone and on a calmer day.",
      'slow-eases':
        "The visit is easy, and you keep waiting for it to stop. You've become someone in your family who can be asked for help and can also ask for it.",
      'slow-presses':
        'The visit brings up what nobody mentions. You mention it, in a quiet voice, and dinner goes on.',
    },
    steps: {
      sun: {
        before: {
          eases:
            "You look forward to the visit for a day. There's one person in it whom you really want to see, and it may be worth telling them.",
          presses:
            'The visit asks you to be two people at once, the one they raised and the one you are. You feel the seam between them.',
        },
        after: {
          eases:
            'Something good from the visit stays with you. You catch yourself using a family phrase, and you like the sound of it.',
          presses:
            'The visit is over and your own life has piled up behind it. Give it a quiet evening before you judge how it went.',
        },
      },
      mercury: {
        before: {
          eases:
            'Details of the visit get settled in three messages. The person you thought was difficult mostly wanted to know the time.',
          presses:
            'The plan for the visit has been told to four people in four versions. One message to everybody would do it, even if it sounds like a memo.',
        },
        after: {
          eases:
            'A call after the visit is better than the visit. With the audience gone, two of you talk like people.',
          presses:
            'A remark from the visit reaches you by way of someone else. It has been improved on the way, so ask the person who made it.',
        },
      },
      venus: {
        before: {
          eases:
            "You find a small present that's exactly right, and the visit gets its first warm minute before it starts.",
          presses:
            'You tidy for the visit as if for an inspection. The people who are coming would be happier with you rested.',
        },
        after: {
          eases:
            'Somebody thanks you for the visit in words that they had to look for. You can keep those.',
          presses:
            'You were nicer during the visit than you felt, and the bill for it comes now. Spend an evening on somebody who needs nothing from you.',
        },
      },
      mars: {
        before: {
          eases:
            "You take care of the part of the visit that everyone avoids. It's done in an hour, and they all relax.",
          presses:
            "A quarrel over who drives, cooks, or pays arrives before the visit does. It'd be cheap to let the other one win.",
        },
        after: {
          eases:
            'The visit left you with a job, and you do it at once. It was the kind of help that only you could give.',
          presses:
            "You're angry on the way home, at a thing that was said by someone who meant well. The anger is older than the visit.",
        },
      },
      jupiter: {
        eases:
          'The visit gets bigger and better. Someone brings a person nobody expected, and the whole table behaves.',
        presses:
          'Everyone has been invited, and you seem to have done it. The visit will be loud, and you may leave before the end of your own party.',
      },
      saturn: {
        eases: 'You set a limit to the visit and it holds. It makes you kinder inside the limit.',
        presses:
          'The visit is a duty this time, and it can be done as one. Nobody asked you to glow.',
      },
      outer: {
        eases:
          'Your place in the family has been moving. The visit lets you feel it without anyone having to announce it.',
        presses:
          "The visit shakes something loose, an old story or an old loyalty. You needn't know yet what you think about it.",
      },
      newMoon:
        'A new custom begins, small enough to be kept. The visit might be an hour longer or a day shorter from now on.',
      fullMoon:
        'You see your family clearly for an evening, with all the tenderness that takes. The visit is part of that.',
      back: 'An old family matter comes up again before the visit is forgotten. Someone remembers it differently, and they were there, too.',
      on: 'A decision about home that had been waiting is made. It was the visit that made it possible.',
    },
    settles: {
      begins:
        'By the end you know how long you can be with them and love them the whole time. Plan the next one by that.',
      ripens:
        "By the end the visit has become a story, and you come off rather well in it. What wasn't said will keep, and one part of it has been said.",
    },
  },
]
