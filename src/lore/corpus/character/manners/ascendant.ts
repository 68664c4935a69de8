import type { Sign } from '#sky/zodiac.ts'
import type { Line } from '../../../character.ts'

/** How a person begins things, and what a stranger meets. */
export interface FirstImpression {
  does: Line[]
  seen: Line[]
  cost: Line[]
  gift: Line[]
}

export const ascendantManners: Record<Sign, FirstImpression> = {
  Aries: {
    does: [
      {
        says: 'You walk into a room as if you had somewhere to be in ten minutes, and you are often the first to say what everyone came to say.',
        traits: ['frank', 'quick'],
      },
      {
        says: 'You introduce yourself before anyone can do it for you, and you skip the part about the weather.',
        traits: ['bold'],
      },
      {
        says: 'New situations wake you up. You would rather get a thing slightly wrong on your own than wait to be shown.',
        traits: ['bold', 'independent'],
      },
    ],
    seen: [
      {
        says: 'Strangers take you for more confident than you are, and some take it as a challenge.',
      },
      {
        says: 'People assume you know the way, so you have led groups in the wrong direction with everyone in good spirits.',
      },
    ],
    cost: [
      {
        says: 'You arrive a little too fast for quiet people, and by the time you slow down they have gone to get a drink.',
      },
      {
        says: 'Your face says what you think of a proposal before you have heard the second half.',
        traits: ['open'],
      },
    ],
    gift: [
      {
        says: 'You make it easy to begin. Groups that have been circling a subject get started when you turn up.',
        traits: ['bold'],
      },
    ],
  },
  Taurus: {
    does: [
      {
        says: 'You come in at your own pace, find the comfortable seat, and let the conversation reach you.',
        traits: ['steady', 'slow'],
      },
      {
        says: 'You speak a little more slowly than the room, and people lower their voices to match.',
        traits: ['steady'],
      },
      {
        says: "You take in a place by its temperature, its food and its noise before you take in anyone's job title.",
        traits: ['practical'],
      },
    ],
    seen: [
      { says: 'People trust you with their plants and their plans after two meetings.' },
      {
        says: 'Your calm gets mistaken for consent, and you let the mistake stand until it costs you something.',
        traits: ['guarded'],
      },
    ],
    cost: [
      {
        says: 'You are slow to leave a place that has stopped being good for you, because you had only just got it the way you like it.',
        traits: ['slow'],
      },
      {
        says: 'Being rushed at the start of anything makes you dig in, sometimes over a matter you had no opinion on.',
        traits: ['steady'],
      },
    ],
    gift: [
      {
        says: 'You settle people. An anxious friend sits next to you for half an hour and goes home with a shorter list.',
        traits: ['steady', 'warm'],
      },
    ],
  },
  Gemini: {
    does: [
      {
        says: 'You start with a question or a joke, usually both, and you know three things about a stranger before you know the name.',
        traits: ['quick', 'open'],
      },
      {
        says: 'At a party you make several short visits and one long one, and you could report on all of them.',
        traits: ['changeable'],
      },
      {
        says: 'You pick up how people talk, and within the hour you are using their words back to them.',
        traits: ['quick'],
      },
    ],
    seen: [
      {
        says: 'People find you younger than you are, and they tell you more than they meant to because you seem to take it lightly.',
      },
      {
        says: 'You look as though you are about to leave, so people say the important thing to you while they still can.',
      },
    ],
    cost: [
      {
        says: 'Everyone gets a slightly different version of you, and it can be awkward when they compare.',
        traits: ['changeable'],
      },
      { says: 'You fill a silence that somebody else needed.', traits: ['quick'] },
    ],
    gift: [
      {
        says: 'You can talk to anyone who has a subject, and you leave with the subject and the phone number.',
        traits: ['open'],
      },
    ],
  },
  Cancer: {
    does: [
      {
        says: 'You hang back at first and find out how everybody is, and by the end you know who had a hard week.',
        traits: ['guarded', 'warm'],
      },
      {
        says: 'You offer something before you say much: a seat, the last of the fries, your charger.',
        traits: ['warm', 'generous'],
      },
      {
        says: 'You check the mood of a room before you take off your jacket, and you adjust to it without deciding to.',
        traits: ['wary'],
      },
    ],
    seen: [
      {
        says: 'Strangers tell you about their families, and they seem surprised to hear themselves doing it.',
      },
      {
        says: 'Your face shows a change of mood before you know about it, so people keep asking what is wrong.',
        traits: ['open'],
      },
    ],
    cost: [
      {
        says: 'A cool reception sends you indoors for the rest of the evening, even when it had nothing to do with you.',
        traits: ['guarded'],
      },
      {
        says: 'You come at what you want from the side, and people who needed it said straight miss it.',
        traits: ['tactful'],
      },
    ],
    gift: [
      {
        says: 'People feel looked after near you within minutes, and they come back for it.',
        traits: ['warm'],
      },
    ],
  },
  Leo: {
    does: [
      {
        says: 'You come in and something lifts, and you can tell within a minute whether the room is with you.',
        traits: ['warm', 'public'],
      },
      {
        says: 'You dress for it, whatever it is, and you are generous with praise to anyone else who did.',
        traits: ['proud', 'generous'],
      },
      {
        says: 'You tell a story with your whole body and leave out the part where you looked foolish, unless it gets a laugh.',
        traits: ['open', 'playful'],
      },
    ],
    seen: [
      { says: 'People remember meeting you, sometimes better than you remember them.' },
      {
        says: 'You look as though you need no encouragement, so you get less of it than shy people do.',
      },
    ],
    cost: [
      {
        says: 'Being overlooked at the start of an evening can color the whole of it, and you would never say so.',
        traits: ['proud'],
      },
      {
        says: 'It is hard for you to walk in as the one who does not know yet.',
        traits: ['proud'],
      },
    ],
    gift: [
      {
        says: 'You make other people feel chosen. Someone who has had your full attention for five minutes stands up straighter afterward.',
        traits: ['warm', 'generous'],
      },
    ],
  },
  Virgo: {
    does: [
      {
        says: 'You look for what needs doing, so you are clearing plates or fixing the projector before you have been introduced.',
        traits: ['practical', 'modest'],
      },
      {
        says: 'You listen first and speak when you have something accurate to say, which in some groups is never.',
        traits: ['guarded'],
      },
      {
        says: 'You read the instructions, the menu and the person, in that order, and you spot the mistake in all three.',
        traits: ['orderly'],
      },
    ],
    seen: [
      { says: 'People think you are judging them when you are only looking closely.' },
      {
        says: 'Your competence shows and your nerves do not, so you are handed the difficult customer.',
      },
    ],
    cost: [
      {
        says: 'You introduce yourself with a disclaimer, and people who do not know you believe it.',
        traits: ['modest'],
      },
      {
        says: 'A first day anywhere exhausts you, because you are trying not to make the mistake that everyone else gets to make.',
        traits: ['orderly'],
      },
    ],
    gift: [
      {
        says: 'You make yourself useful so quickly that groups forget what they did before you came.',
        traits: ['practical'],
      },
    ],
  },
  Libra: {
    does: [
      {
        says: 'You make the other person comfortable first, and you find out what you think on the way home.',
        traits: ['tactful', 'yielding'],
      },
      {
        says: 'You look for what you have in common and begin there, and there is nearly always something.',
        traits: ['warm', 'tactful'],
      },
      {
        says: 'You can walk into an argument and have both sides explaining it to you within five minutes.',
        traits: ['tactful'],
      },
    ],
    seen: [
      { says: 'People like you at once and assume that you agree with them.' },
      {
        says: 'Because you make it look effortless, hardly anyone guesses how much you adjust in the course of one dinner.',
      },
    ],
    cost: [
      {
        says: "Asked where you want to eat, you ask back, and by nine o'clock nobody has eaten.",
        traits: ['yielding'],
      },
      {
        says: 'You say yes to be pleasant and spend a week looking for a pleasant way to say no.',
        traits: ['yielding'],
      },
    ],
    gift: [
      {
        says: 'You bring out the better manners in people, including some who did not know that they had any.',
        traits: ['tactful'],
      },
    ],
  },
  Scorpio: {
    does: [
      {
        says: 'You say little in the first hour and miss nothing, and by the second you know who in the room is not getting along.',
        traits: ['guarded'],
      },
      {
        says: 'You ask one question more than is usual, and then you wait for the real answer.',
        traits: ['serious'],
      },
      {
        says: 'You decide early whether a person can be trusted, and most of what follows depends on it.',
        traits: ['wary'],
      },
    ],
    seen: [
      {
        says: 'People feel seen through by you, which some find a relief and others find a reason to leave early.',
      },
      { says: 'Your silence reads as disapproval to anyone with a bad conscience.' },
    ],
    cost: [
      {
        says: 'You give so little away at first that friendly people give up before you have finished deciding.',
        traits: ['guarded'],
      },
      {
        says: 'You have trouble being casual, and a light remark from you lands harder than you meant it to.',
        traits: ['serious'],
      },
    ],
    gift: [
      {
        says: 'You stay steady when something goes badly wrong, and people who hardly know you look to you then.',
        traits: ['steady'],
      },
    ],
  },
  Sagittarius: {
    does: [
      {
        says: 'You talk to the person next to you in any line, and you tend to know where they are from by the time you reach the front.',
        traits: ['open', 'warm'],
      },
      {
        says: 'You say the thing that everyone was being careful about, cheerfully, and usually get away with it.',
        traits: ['frank'],
      },
      {
        says: 'You take up space, with your voice and your bag and your plans for next summer.',
        traits: ['open'],
      },
    ],
    seen: [
      {
        says: 'You look as if nothing bothers you for long, and people bring you along for exactly that reason.',
      },
      {
        says: 'People think you are free to go at any time, so they are surprised when you mind being left out.',
      },
    ],
    cost: [
      {
        says: 'You promise things in the first ten minutes that the rest of your week cannot keep.',
        traits: ['generous', 'loose'],
      },
      {
        says: 'Your honesty arrives before your tact, and then you have to be charming about it.',
        traits: ['frank'],
      },
    ],
    gift: [
      {
        says: 'You make whatever is being planned look possible, and people try things because you were there when they thought of them.',
        traits: ['trusting'],
      },
    ],
  },
  Capricorn: {
    does: [
      {
        says: 'You arrive on time, dressed for the occasion, and find out who is in charge before you relax.',
        traits: ['serious', 'orderly'],
      },
      {
        says: 'You keep your jokes very dry at first, so it takes people a while to find out that you are funny.',
        traits: ['guarded'],
      },
      {
        says: 'You treat a first meeting as the start of something long, and you do not waste it.',
        traits: ['serious'],
      },
    ],
    seen: [
      {
        says: 'You may have been taken for older when you were young, and people hand you responsibility without asking.',
      },
      {
        says: 'You seem to have it under control, so help is offered to everyone in the room except you.',
      },
    ],
    cost: [
      {
        says: 'You are so careful not to make a fool of yourself that people meet your résumé before they meet you.',
        traits: ['guarded'],
      },
      { says: 'It takes you too long to ask for directions, in every sense.', traits: ['proud'] },
    ],
    gift: [
      {
        says: 'People believe you. When you say a thing will be done by Friday, nobody checks.',
        traits: ['steady'],
      },
    ],
  },
  Aquarius: {
    does: [
      {
        says: 'You are friendly to everyone in the same degree, from the intern to the mayor, and both remember it.',
        traits: ['cool', 'open'],
      },
      {
        says: 'You would rather talk about an idea than about yourself, so people leave with your opinions and without your last name.',
        traits: ['guarded'],
      },
      {
        says: 'There is usually one thing about your clothes, your schedule or your diet that you have stopped explaining.',
        traits: ['independent'],
      },
    ],
    seen: [
      {
        says: 'People find you easy to meet and hard to get closer to, and they wonder which of the two was a mistake.',
      },
      {
        says: 'You look detached when you are thinking, and people who are upset take it personally.',
        traits: ['cool'],
      },
    ],
    cost: [
      {
        says: 'You keep everyone at the same friendly distance, and the one you like best cannot tell.',
        traits: ['cool'],
      },
      {
        says: 'The moment a group starts to agree, you feel the pull to argue the other side.',
        traits: ['independent'],
      },
    ],
    gift: [
      {
        says: 'Odd people are comfortable around you at once, and so are people who thought that they were the odd one.',
        traits: ['open'],
      },
    ],
  },
  Pisces: {
    does: [
      {
        says: 'You drift in, take on the tone of the company, and find afterward that you spent two hours with the saddest person there.',
        traits: ['yielding'],
      },
      {
        says: 'You listen with your whole face, so people go on longer than they intended.',
        traits: ['warm'],
      },
      {
        says: 'You feel what a room is like before you can say anything about it, and you sometimes leave because of it.',
        traits: ['changeable'],
      },
    ],
    seen: [
      {
        says: 'People see in you what they hoped to find, and some are annoyed later when you turn out to be someone in particular.',
      },
      { says: 'You seem to need looking after, and you are tougher than the people who try.' },
    ],
    cost: [
      {
        says: 'You have a hard time saying at the beginning what you will and will not do, and it has to be sorted out in the middle.',
        traits: ['loose', 'yielding'],
      },
      {
        says: 'Crowds get into you, and after a full day of people you are no longer sure which mood was yours.',
        traits: ['yielding'],
      },
    ],
    gift: [
      {
        says: 'You disarm people. Someone who came in ready to complain ends up telling you what is really the matter.',
        traits: ['warm'],
      },
    ],
  },
}
