import type { YearStory } from '../../../../year-ahead.ts'

export const fourthStories: readonly [YearStory, YearStory] = [
  {
    cast: {
      sun: 'the person you are when the place is yours',
      moon: 'the hour at home in which nobody needs you',
      mercury: 'the household talk about who does what and whose turn it is',
      venus: "the taste in which you'd arrange the place if you were asked",
      mars: 'the fight over one end of the couch',
      jupiter: 'the second bedroom and the longer table you dream of',
      saturn: 'the arrangement at home that nobody ever questioned',
      uranus: 'the urge to move the furniture or move out',
      neptune: 'the home you have in mind when you look around this one',
      pluto: 'the say in things at home, which somebody has without ever claiming it',
      asc: 'how you come through your own front door in the evening',
      mc: 'the work you bring home, and the room it takes up',
    },
    before: {
      jupiter:
        "You'd like more of everything at home, more light and more people around the table. You look at listings with two extra bedrooms. Whatever it is that you lack, you'd be sharing it with guests in no time.",
      saturn: [
        'Home asks a lot of you and gives little back. From every place where you could sit down, you can see something that needs doing. You end up resting in the car or the bathroom, which says a good deal about the rest of the floor plan.',
        "You make do with the way things are arranged where you live, because changing them would mean a talk or a bill. You've gotten good at working around it. You'd have to think a while to say what it is that you're working around.",
      ],
      uranus:
        "You push the furniture around at an unreasonable hour, or look up rents in a city you've seen once. It's a bigger move than the trouble calls for. Still, something has to give, and for an evening the place feels as though it could.",
      neptune:
        "You get home and have the feeling that you haven't arrived. The rooms are full of things waiting for a decision, not all of them yours. From inside it's hard to tell whether you need another place or only less in this one.",
      pluto:
        "You turn possessive over one spot at home, your end of the couch or the hour before the street wakes up. It's a small thing to fight about, and you'd fight, if only with the cat. The question under it is where in this place you have the last word.",
      eases: [
        "Your home leaves you alone for a while, with no one calling from the next room and nothing beeping. Your shoulders come down. It takes less than you'd thought, and the list of what's wrong with the place gets shorter.",
        "A small change where you live goes through before you've finished proposing it. It may concern the desk, or who has the living room when. You'd prepared for a siege, and what you needed was a tape measure.",
      ],
      solar:
        "A corner of your place can turn into something else here, beginning with what you carry out of it. It needn't be pretty yet. It's empty and you emptied it, which is enough of a start.",
      lunar:
        'You see your home as a visitor would, and one arrangement in it makes no sense anymore. It was made for someone who lived differently, and that may have been you. It can be taken apart with no hard feelings.',
    },
    after: {
      jupiter:
        "Your place is good to be in, and word gets around. You're a generous host, up to the edge of the part that's yours. People settle where it's comfortable, so that part needs defending now and then in a friendly voice.",
      saturn: [
        "Things creep back onto the spot you cleared at home, a few papers first and then somebody's project or your own. None of it is meant unkindly. You carry it out again without a speech.",
        "What you changed at home has a cost, in money or in someone's good mood, and you go over whether you really needed it. You do the going over in a quiet corner, with nothing in view that has to be done. That answers it.",
      ],
      uranus:
        "Something may shift where you live that you didn't arrange, such as a new neighbor or a room coming free. You know what you need from a home, and you say so before you can be asked what you'd put up with.",
      neptune:
        "Little by little you're back in the middle of the place, where everything can get at you. Your own corner has turned into a nice idea. It's still there, under the laundry, and it's yours again the first time you sit down in it.",
      pluto:
        "It becomes plain who decides things at home, or whose old decision you've been living with. You don't need to win the whole place. The part that's yours has stopped being up for discussion, and the rest shifts because of that.",
      eases: [
        "Home has gotten quieter without anyone's moving out. You sit for a while in the place where nothing is waiting, and then you get up and do what's waiting elsewhere in a better mood than it deserves.",
        "Those who share your address have gotten used to your hour or your corner, and they may have started on one of their own. If you live alone, it's the phone that has learned. Nobody recalls that you had to ask for it.",
      ],
      solar:
        'With one part of the place settled, you can look at the rest of your home and begin something. It may be a lease or only a plant. You know what any address of yours would have to have.',
      lunar:
        'A question about where you live comes to its end, with a signature or with a shrug. Whether you stay or start looking, you do it rested. What you need from a home would fit in either place.',
    },
    turns: {
      presses:
        "Working around what doesn't suit you at home takes more out of you here than changing it would. The place is crowded, or loud with things undone, and there's nowhere else left to recover. Something gets moved out, or someone gets a no, so that one part of it is yours. It may take an argument, and the quiet afterward is worth it.",
      eases:
        'If you want to change something where you live, it goes through almost by itself now. The others are likely to agree, and if there are no others, your own inertia does. One part of the place becomes somewhere you can sit with nothing waiting. You may find that the rest of it was all right.',
    },
    closes: {
      presses:
        "You need one part of your home where nothing is waiting to be done and nobody has to be asked. It's a modest wish, and it gets its turn late, after a stretch with no room for you at all. A corner will do, provided that it's left alone.",
      eases:
        "You need a spot at home where nothing waits for you, and this year it's there for the asking. It takes some clearing and a friendly sentence, or only the clearing if you live alone. Once it exists, the question of whether this is the right address gets calmer.",
    },
    next: {
      presses: [
        "The corner is yours, and you catch yourself paying bills in it. It takes a while before you use it for something that's only fun.",
        "There's room for you at home now, and you don't know what to do in it. A few dull evenings turn up the answer.",
        "It may be pointed out to you that such a quiet spot could be put to better use. You've got a use for it, and you enjoy it.",
      ],
      eases: [
        'You use the part you cleared for something you like. It makes noise or a mess, and the place can take it.',
        'An hour in your own corner is what you look forward to on the way home. Fun gets in easily where nothing else is waiting.',
      ],
    },
  },
  {
    cast: {
      sun: 'the child of your family that you still are at the table',
      moon: 'the affection you grew up with, whatever form it took',
      mercury: 'the phrases of your family that come out of your mouth',
      venus: 'how love was shown in your family, by cooking, by money, or by teasing',
      mars: 'the way your family fights, which you know by heart',
      jupiter: 'the generous family habit of promising a little too much',
      saturn: 'the duty you took over before you were asked',
      uranus: 'the relative in you who does it another way',
      neptune: 'the family story that everyone tells a bit differently',
      pluto: 'the pattern that keeps everyone in their place',
      asc: 'the family face, which strangers recognize before you do',
      mc: "what your family hoped you'd become",
    },
    before: {
      jupiter:
        'The family spirit runs high, and you hear yourself promising help or a long weekend in the old generous way. That was always the nice part of how you were raised. By the time the weekend comes, you may wonder why you said yes.',
      saturn: [
        'A family duty lands with you, as it tends to, and you take it on before anyone has asked. You do it the way it was always done, complete with the sigh. The sigh is worth a second look, because the task might go better without it.',
        "Your family is far away or silent, or you are, and you catch yourself keeping its rules with nobody there to check. You finish what's on the plate and don't mention money. If you stopped, you'd be the only one to know.",
      ],
      uranus:
        "You break with a family custom in the middle of it, most likely by saying what nobody says. There's a silence, and then the potatoes get passed. You meant it, even if you'd have picked another time, and the ceiling is still up.",
      neptune:
        "What you got from your family is hard to tell apart from the stories about it. Every relative has a different version, and you've been living by one of them. It's easy now to grow sentimental over a part that may never have happened.",
      pluto:
        "A relative's phrase comes out of your mouth in their exact tone, and you wouldn't have picked it. It works in you for days. Behind such a phrase is usually something they were afraid of, and you can ask yourself whether you are.",
      eases: [
        "You spend time with family, or only with an old photograph, and for once you don't slip into your part. They look like people who had their reasons. You may recognize a kindness of your own and see where you got it.",
        "A person outside the family may admire something in you that you take for normal, such as how you feed people or that you're always early. It's a family trait. Once it has been called a gift, you do it with more pleasure.",
      ],
      solar:
        "Change one custom, or add one, and the family already works a little differently. It may be a call without a reason, or a holiday at your own table. The others don't have to vote on it.",
      lunar:
        "A piece of family history may come to light, and it explains a rule that you've followed without knowing why. The reason ran out long ago. What remains is a choice that you didn't know you had.",
    },
    after: {
      jupiter:
        "It's easier to be generous with your family now that you give what you'd like to give. The requests grow accordingly. There's room for a warm relative who has other plans, though you may be the first of that kind they've met.",
      saturn: [
        "Someone in the family may notice what you've stopped doing and ask if you're well. It's a fair question with a small reproach in it. You say that you're fine, and you don't take the duty back to prove it.",
        "A family obligation comes around that's nobody's idea of pleasure, and you have to decide afresh whether it's yours. It turns out that you'd do it for love. Without the rules about how it's done, it's half the work.",
      ],
      uranus:
        "A relative may do something quite out of character, possibly under the impression that you started it. The family tree shakes a little. You're in no position to be shocked, and you find that you like having company.",
      neptune:
        "You miss the old family ways, including those you complained about. Nobody's quite sure how to behave around you, and you aren't either. It passes over a shared meal or a long call, when everyone remembers which parts they liked.",
      pluto:
        "There's always a person who holds a family together by keeping everyone in place, and now and then it's you. Such power is hard to put down because it feels like love, and partly it is. You can keep that part.",
      eases: [
        "You use a thing your family gave you, a recipe or a stubborn streak, with no sense of owing anyone for it. It suits you. The ancestor who had it first might be surprised at what you've done with it.",
        'Talk with your relatives is lighter since you stopped defending the rules, or attacking them. You disagree about the same old thing and hardly notice. If you have no family to talk to, your friends get the benefit.',
      ],
      solar:
        'A custom of your own counts as family, too, if you keep it up, and this is a chance to start one. A few friends at your table on a family holiday might be the beginning. All the old ways were new to somebody.',
      lunar:
        "Something you had from home has run its course and is put away without a quarrel. It may be an object, or a grudge that you've held on a relative's behalf. What you keep is easier to see with that out of the way.",
    },
    turns: {
      presses:
        "A family pattern shows itself here in full, and you're standing in the middle of it, doing your part by heart. For the length of an argument you're half your age. Once you've seen that, you leave out one step, and the rest of the routine has nowhere to go. The pause that follows is yours to fill.",
      eases:
        "It's possible here to be fond of your family and do one thing your own way. The two turn out to be less opposed than the rules had it. You can tell what was given to you out of affection, because it still feels like a present. The rest goes back without a scene.",
    },
    closes: {
      presses:
        "From your family you got a way of caring for people, along with a set of rules about how it's done. The care is yours. The rules can be kept or dropped one at a time, and it may take a difficult stretch to show you which of them you only obey.",
      eases:
        'What you got from your family is a way of caring for people, and that part is yours. The rules that came with it were theirs, and most of them can be dropped without hurting anyone. You may even drop a few simply by forgetting them.',
    },
    next: {
      presses: [
        "You try to have some fun and hear a voice from home asking what it's good for. It's good for nothing, and you go on.",
        "With a few family rules gone, you hardly know what you'd enjoy. Whatever they'd have called a waste of time is a place to look.",
        "A relative may find your new pastime silly. It's the first thing in a while that wasn't handed down to you.",
      ],
      eases: [
        'You do something for the fun of it that no one in your family has ever done. They ask for pictures.',
        "What you've kept from home turns playful. You make the family dish wrong on purpose, and it's better.",
      ],
    },
  },
]
